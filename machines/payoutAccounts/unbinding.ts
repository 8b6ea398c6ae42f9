import { createSubmissionMachine } from '#machines/kit/submission/submission.machine.ts';

const FAILED_TEXT = '解绑失败，请稍后重试';

/** Unbinds a saved account (spec 2 §2, §8); the intent is the account's id. */
export const unbindSubmission = createSubmissionMachine<string, void>('unbind', {
  fallback: FAILED_TEXT,
  unsettled: FAILED_TEXT,
});
