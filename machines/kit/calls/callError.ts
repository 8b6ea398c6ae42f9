/**
 * Every way in which a call can fail (spec 1 §7–8, D6, D7, D56).
 * - `expired`: body code or HTTP status 401
 * - `rejected`: any other code that is not the call's success, or an HTTP 4xx without one; `message` may be empty
 * - `gateway`: an HTTP 5xx without a code, so the backend itself has not answered; `message` may be empty
 * - `offline`: the request could not be sent, or the connection dropped
 * - `timeout`: no answer within the request timeout (30 000 ms)
 * - `malformed`: an answer of an unexpected shape
 */
export type CallError =
  | { kind: 'expired'; message: string }
  | { kind: 'rejected'; code: number; message: string }
  | { kind: 'gateway'; message: string }
  | { kind: 'offline' }
  | { kind: 'timeout' }
  | { kind: 'malformed' };

const kinds: ReadonlySet<unknown> = new Set([
  'expired',
  'rejected',
  'gateway',
  'offline',
  'timeout',
  'malformed',
]);

function isCallError(thrown: unknown): thrown is CallError {
  return typeof thrown === 'object' && thrown !== null && 'kind' in thrown && kinds.has(thrown.kind);
}

/**
 * Converts a thrown value to a call error; any other value counts as a malformed answer, so that no flow stops on it.
 */
export function toCallError(thrown: unknown): CallError {
  return isCallError(thrown) ? thrown : { kind: 'malformed' };
}

/** Shown for a body of an unexpected shape, in every flow (D7). */
export const MALFORMED_TEXT = '服务器异常，请稍后再试';
/** Shown when no answer came, unless the flow has its own text (spec 1 §8). */
export const NETWORK_TEXT = '网络错误，请稍后重试';
