import { toCallError } from '#machines/calls/callError.ts';

/**
 * What stands in the place of data that could not be loaded (D59): the server's words where it gave some, else the
 * flow's `own`, if it has any; the network is to be looked at only where there was no answer.
 */
export function loadFailureText(thrown: unknown, own = ''): string {
  const error = toCallError(thrown);
  const isUnanswered = error.kind === 'offline' || error.kind === 'timeout';
  const told = 'message' in error ? error.message : '';
  return told || own || (isUnanswered ? '加载失败，请检查网络' : '加载失败');
}
