import { fromPromise } from 'xstate';

/** A poll as an actor: its 401 is the polling machine's own affair (D6). */
export function boundPoll<Output>(run: (signal: AbortSignal) => Promise<Output>) {
  return fromPromise<Output, void>(({ signal }) => run(signal));
}
