import { createClaimMachine } from '#machines/submission/claim.machine.ts';
import { createSubmissionMachine } from '#machines/submission/submission.machine.ts';

/** Told when nothing waits to be claimed (spec 2 §5). */
export const NO_REBATE_TEXT = '暂无领取额度！';
/** Told when the server has no words of its own. */
export const REBATE_DONE_TEXT = '领取成功';

/** Claims the whole pending rebate; its receipt is the server's message. */
export const rebateSubmission = createSubmissionMachine<null, string>('rebateClaim');

/** The rebate's claim (spec 2 §4, §5): `claim.available` is what waits, CNY as a decimal string. */
export const rebateMachine = createClaimMachine('rebate', rebateSubmission, {
  none: NO_REBATE_TEXT,
  done: (message) => message || REBATE_DONE_TEXT,
});
