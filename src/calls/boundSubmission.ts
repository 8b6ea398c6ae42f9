import { assign } from 'xstate';
import { boundCall } from '#calls/boundCall.ts';
import { newKey } from '#lib/newKey.ts';
import type { SubmissionMachine, SubmissionRequest } from '#machines/submission/submission.machine.ts';

/** A submission with its call and its key; this is the only place that creates keys (D18). */
export function boundSubmission<Intent, Receipt, Secret = undefined>(
  machine: SubmissionMachine<Intent, Receipt, Secret>,
  run: (request: SubmissionRequest<Intent, Secret>, signal: AbortSignal) => Promise<Receipt>,
): SubmissionMachine<Intent, Receipt, Secret> {
  return machine.provide({
    actors: { send: boundCall(run) },
    actions: { takeKey: assign({ key: () => newKey() }) },
  });
}
