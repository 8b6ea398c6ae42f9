import type { CallName, PathOf } from '#api/contract/contract.ts';
import type { Reply } from '#api/request.ts';
import { readToken } from '#lib/storage.ts';
import { withinTimeLimit } from '#lib/timeLimit.ts';
import { settings } from '#settings';

/** How long after it was sent an early request may still answer a call, in ms. */
const FRESH_MS = 5_000;

/**
 * Sends a member's GET while the code of the page that needs it is still loading; the client (src/calls/client.ts)
 * answers the page's call with it. It answers one call, within 5 s, of the session that sent it, and none if it failed:
 * the call then sends its own request. Does nothing for a visitor.
 */
export function requestEarly(path: PathOf<CallName & `GET ${string}`>): void {
  const token = readToken();
  if (token === '') return;
  const early = (window.flowplayEarly ??= {});
  const sent = performance.now();
  const reply = withinTimeLimit(async (signal) => {
    const { send } = await import('#api/transport.ts');
    return send({ baseUrl: settings.apiBase, token: () => token }, { method: 'GET', path }, { signal });
  });
  const isUsable = () => readToken() === token && performance.now() - sent < FRESH_MS;
  Object.defineProperty(early, path, {
    configurable: true,
    get: (): Promise<Reply> | undefined => (isUsable() ? reply : undefined),
  });
  reply.catch(() => delete early[path]);
}
