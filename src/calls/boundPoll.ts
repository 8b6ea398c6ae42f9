import { fromPromise } from 'xstate';
import { limitedCall } from '#calls/limitedCall.ts';
import type { PollQuery } from '#machines/kit/poll/pollSettings.ts';

/** A poll as an actor: the poll handles its 401 itself (D6). */
export function boundPoll<Output>(run: (signal: AbortSignal) => Promise<Output>) {
  return limitedCall(fromPromise<Output, PollQuery>(({ signal }) => run(signal)));
}
