import { assign } from 'xstate';
import { boundCall } from '#calls/boundCall.ts';
import { toCallError, type CallError } from '#machines/kit/calls/callError.ts';
import { newKey } from '#lib/newKey.ts';
import { readToken } from '#lib/storage.ts';
import type { SubmissionMachine, SubmissionRequest } from '#machines/kit/submission/submission.machine.ts';

/** Shown if a request was refused with a 401 after the session had ended, when no dialog says so (D6). */
export const SESSION_OVER_TEXT = '登录信息已失效，本次操作未提交';

/** A 401 for a session that has ended meanwhile as a plain refusal, because it opens no dialog (`boundCall`). */
async function tellsItself<Receipt>(run: () => Promise<Receipt>): Promise<Receipt> {
  const token = readToken();
  try {
    return await run();
  } catch (error) {
    if (toCallError(error).kind !== 'expired' || token === readToken()) throw error;
    throw { kind: 'rejected', code: 401, message: SESSION_OVER_TEXT } satisfies CallError;
  }
}

/** A submission with its call and its key; the keys of everything that moves money are created here (D18). */
export function boundSubmission<Intent, Receipt, Secret = undefined>(
  machine: SubmissionMachine<Intent, Receipt, Secret>,
  run: (request: SubmissionRequest<Intent, Secret>, signal: AbortSignal) => Promise<Receipt>,
): SubmissionMachine<Intent, Receipt, Secret> {
  return machine.provide({
    actors: { send: boundCall((request, signal) => tellsItself(() => run(request, signal))) },
    actions: { takeKey: assign({ key: () => newKey() }) },
  });
}
