import { fromPromise } from 'xstate';

/** A poll as an actor: the polling machine handles its 401 itself (D6). */
export function boundPoll<Output>(run: (signal: AbortSignal) => Promise<Output>) {
  return fromPromise<Output, void>(({ signal }) => run(signal));
}
