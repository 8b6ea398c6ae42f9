import { toCallError } from '#machines/calls/callError.ts';

/**
 * The text shown in place of data that could not be loaded (D59): the server's message if there is one, otherwise the
 * flow's `own` text, if any. It mentions the network only if there was no answer.
 */
export function loadFailureText(thrown: unknown, own = ''): string {
  const error = toCallError(thrown);
  const isUnanswered = error.kind === 'offline' || error.kind === 'timeout';
  const message = 'message' in error ? error.message : '';
  return message || own || (isUnanswered ? '加载失败，请检查网络' : '加载失败');
}
