import { createClient } from '#api/client.ts';
import { readToken } from '#lib/storage.ts';
import { settings } from '#settings';

/** Requests that the script in the page's head sent before the app was there; each serves once. */
type EarlyAnswers = Partial<Record<string, Promise<Response>>>;

declare global {
  interface Window {
    flowplayEarly?: EarlyAnswers;
  }
}

const fetchEarly: typeof fetch = (request, init) => {
  const early = typeof window === 'undefined' ? undefined : window.flowplayEarly;
  const path = String(request instanceof Request ? request.url : request).replace(/^.*?\/api\//, '/api/');
  const answer = early?.[path];
  if (early === undefined || answer === undefined) return globalThis.fetch(request, init);
  delete early[path];
  return answer;
};

/** The app's client: the operator's base URL, this window's token. */
export const client = createClient({ baseUrl: settings.apiBase, token: readToken, fetch: fetchEarly });
