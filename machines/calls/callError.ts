/**
 * Every way in which a call can fail (spec 1 §7–8, D6, D7).
 * - `expired`: body code or HTTP status 401
 * - `rejected`: any other code that is not the call's success; `message` may be empty
 * - `offline`: the request could not be sent, or the connection dropped
 * - `timeout`: no answer within the request timeout (30 000 ms)
 * - `malformed`: an answer that is not of the expected shape
 */
export type CallError =
  | { kind: 'expired'; message: string }
  | { kind: 'rejected'; code: number; message: string }
  | { kind: 'offline' }
  | { kind: 'timeout' }
  | { kind: 'malformed' };

const kinds: ReadonlySet<unknown> = new Set(['expired', 'rejected', 'offline', 'timeout', 'malformed']);

/** Reads the error of a call; whatever else was thrown counts as a malformed answer, so that no flow stops on it. */
export function toCallError(thrown: unknown): CallError {
  return typeof thrown === 'object' && thrown !== null && 'kind' in thrown && kinds.has(thrown.kind)
    ? (thrown as CallError)
    : { kind: 'malformed' };
}

/** A body of an unexpected shape, wherever it is met (D7). */
export const MALFORMED_TEXT = '服务器异常，请稍后再试';
/** No answer at all, unless the flow has a text of its own (spec 1 §8). */
export const NETWORK_TEXT = '网络错误，请稍后重试';

/** A flow's own texts; what is not given falls back to the general ones. */
export interface FailureTexts {
  /** for a rejection without a message of the server */
  fallback?: string;
  /** for `offline` and `timeout` */
  network?: string;
  expired?: string;
  /** fixed texts by code, before the server's message */
  byCode?: Readonly<Record<number, string>>;
}

/** The text a person is shown for a failed call (spec 1 §8, spec 2 §8): the server's words first, the flow's next. */
export function failureText(thrown: unknown, texts: FailureTexts = {}): string {
  const error = toCallError(thrown);
  switch (error.kind) {
    case 'expired':
      return texts.expired ?? (error.message || '您的账号登陆过期，请重新登陆');
    case 'rejected':
      return texts.byCode?.[error.code] ?? (error.message || texts.fallback || MALFORMED_TEXT);
    case 'offline':
    case 'timeout':
      return texts.network ?? NETWORK_TEXT;
    case 'malformed':
      return MALFORMED_TEXT;
  }
}
