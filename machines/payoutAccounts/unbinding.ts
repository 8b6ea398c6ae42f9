import { createSubmissionMachine } from '#machines/submission/submission.machine.ts';

const FAILED_TEXT = '解绑失败，请稍后重试';

/** Lets a saved account go (spec 2 §2, §8); its intent is the account's id. */
export const unbindSubmission = createSubmissionMachine<string, void>('unbind', {
  fallback: FAILED_TEXT,
  unsettled: FAILED_TEXT,
});
