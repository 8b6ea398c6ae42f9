import { createClient } from '#api/client.ts';
import type { Reply } from '#api/transport.ts';
import { readToken } from '#lib/storage.ts';
import { settings } from '#settings';

declare global {
  interface Window {
    /**
     * Requests sent ahead of their calls, by path and query: by the script in the page's head before the app started, or
     * by `requestEarly`. Each answers one call.
     */
    flowplayEarly?: Partial<Record<string, Promise<Reply>>>;
  }
}

function takeEarly(path: string): Promise<Reply> | undefined {
  const early = window.flowplayEarly ?? {};
  const answer = early[path];
  delete early[path];
  return answer;
}

/** The app's client: the operator's base URL, this window's token. */
export const client = createClient({ baseUrl: settings.apiBase, token: readToken, early: takeEarly });
