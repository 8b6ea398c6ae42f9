import { toCallError } from './callError.ts';

/** The words for a load that failed, where the server has none. */
export interface LoadFailureTexts {
  /** the flow's own text, in place of 加载失败 */
  own?: string;
  /** what could not be loaded, such as 公告, where its place is too small to tell */
  part?: string;
}

/**
 * The text shown in place of data that could not be loaded (D59): the server's message if there is one, otherwise the
 * flow's own text or 加载失败. It mentions the network only if there was no answer.
 */
export function loadFailureText(thrown: unknown, { own = '', part = '' }: LoadFailureTexts = {}): string {
  const error = toCallError(thrown);
  const isUnanswered = error.kind === 'offline' || error.kind === 'timeout';
  const message = 'message' in error ? error.message : '';
  return message || own || `${part}加载失败${isUnanswered ? '，请检查网络' : ''}`;
}
