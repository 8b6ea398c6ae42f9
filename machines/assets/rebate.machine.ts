import { createClaimMachine, type ClaimReceipt } from '#machines/kit/submission/claim.machine.ts';
import { createSubmissionMachine } from '#machines/kit/submission/submission.machine.ts';

/** Shown when there is nothing to claim (spec 2 §5). */
export const NO_REBATE_TEXT = '暂无领取额度！';
/** Shown when the server sends no text. */
export const REBATE_DONE_TEXT = '领取成功';

/** Claims the whole pending rebate; the receipt is the server's message. */
export const rebateSubmission = createSubmissionMachine<null, ClaimReceipt>('rebateClaim');

/** The claim of the rebate (spec 2 §4, §5): `claim.available` is the pending amount, CNY. */
export const rebateMachine = createClaimMachine('rebate', rebateSubmission, {
  none: NO_REBATE_TEXT,
  done: (message) => message || REBATE_DONE_TEXT,
});
