import { fromPromise, type NonReducibleUnknown } from 'xstate';
import { limitedCall } from '#calls/limitedCall.ts';
import { toCallError } from '#machines/kit/calls/callError.ts';
import { readToken } from '#lib/storage.ts';
import { systemActor } from '#machines/app/systemActors.ts';

/**
 * A call as an actor: it is aborted when the actor stops or its time is up, and a 401 for the current token opens the expiry dialog (D6),
 * whichever flow made the call. A 401 for a token that was replaced meanwhile is ignored.
 */
export function boundCall<Output, Input extends NonReducibleUnknown = void>(
  run: (input: Input, signal: AbortSignal) => Promise<Output>,
) {
  return limitedCall(
    fromPromise<Output, Input>(async ({ input, signal, system }) => {
      const token = readToken();
      try {
        return await run(input, signal);
      } catch (error) {
        if (!signal.aborted && toCallError(error).kind === 'expired' && token === readToken())
          systemActor(system, 'session')?.send({ type: 'call.expired' });
        throw error;
      }
    }),
  );
}
