import { fromPromise } from 'xstate';
import type { PollQuery } from '#machines/kit/poll/pollSettings.ts';

/** A poll as an actor: the poll handles its 401 itself (D6). */
export function boundPoll<Output>(run: (signal: AbortSignal) => Promise<Output>) {
  return fromPromise<Output, PollQuery>(({ signal }) => run(signal));
}
