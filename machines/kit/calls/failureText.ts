import { MALFORMED_TEXT, NETWORK_TEXT, toCallError } from './callError.ts';

/** Shown when the link to customer service fails (spec 1 §8), or its address may not be opened (D34). */
export const SERVICE_FAILED_TEXT = '获取客服链接失败，请稍后再试';

/** A flow's own texts; a missing text falls back to the general one. */
export interface FailureTexts {
  /** for a rejection without a message from the server */
  fallback?: string;
  /** for `offline` and `timeout` */
  network?: string;
  expired?: string;
  /** fixed texts by code, before the server's message */
  byCode?: Readonly<Record<number, string>>;
}

/**
 * The text shown for a failed call (spec 1 §8, spec 2 §8): the server's message if there is one, otherwise the flow's
 * text.
 */
export function failureText(thrown: unknown, texts: FailureTexts = {}): string {
  const error = toCallError(thrown);
  switch (error.kind) {
    case 'expired':
      return texts.expired ?? (error.message || '登录信息已失效，请重新登录');
    case 'rejected':
      return texts.byCode?.[error.code] ?? (error.message || texts.fallback || MALFORMED_TEXT);
    case 'gateway':
      return error.message || texts.fallback || MALFORMED_TEXT;
    case 'offline':
    case 'timeout':
      return texts.network ?? NETWORK_TEXT;
    case 'malformed':
      return MALFORMED_TEXT;
  }
}
