import { type AnyActorLogic, type NonReducibleUnknown, type PromiseActorLogic } from 'xstate';
import { noteCall } from '#calls/network.ts';
import { callMachine } from '#machines/kit/calls/call.machine.ts';

/** A request within the time limit of a call. To its parent it is what the request is: an output or an error. */
export function limitedCall<Output, Input extends NonReducibleUnknown>(
  request: PromiseActorLogic<Output, Input>,
): PromiseActorLogic<Output, Input> {
  const call: AnyActorLogic = callMachine.provide({
    actors: { request },
    actions: { noteSilence: () => noteCall(false) },
  });
  return call;
}
