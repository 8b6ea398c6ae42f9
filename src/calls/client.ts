import { createClient } from '#api/client.ts';
import type { ClientConfig } from '#api/request.ts';
import type { Reply } from '#api/request.ts';
import { noteCall } from './network.ts';
import { noteServerTime } from '#lib/serverClock.ts';
import { readToken } from '#lib/storage.ts';
import { settings } from '#settings';

declare global {
  interface Window {
    /**
     * Requests sent ahead of their calls, by path and query: by the script in the page's head before the app started, or
     * by `requestEarly`. Each answers one call.
     */
    flowplayEarly?: Partial<Record<string, Promise<Reply | undefined>>>;
  }
}

function takeEarly(path: string): Promise<Reply | undefined> | undefined {
  const early = window.flowplayEarly ?? {};
  const answer = early[path];
  delete early[path];
  return answer;
}

/** The configuration of every client: the operator's base URL, this window's token, and what its answers show. */
export const clientConfig: ClientConfig = {
  baseUrl: settings.apiBase,
  token: readToken,
  heard: (reply) => {
    noteCall(reply !== null);
    if (reply !== null) noteServerTime(reply.date, reply.at ?? Date.now(), Number(reply.age ?? 0));
  },
};

/** The app's client. */
export const client = createClient({ ...clientConfig, early: takeEarly });
