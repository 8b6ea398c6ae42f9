import { createSubmissionMachine } from '#machines/submission/submission.machine.ts';

/** The body of POST /api/withdraw; `bank` is the account's id. Amount: CNY as a decimal string. */
export interface Withdrawal {
  amount: string;
  bank: string;
}

/** Shown when the request was accepted (spec 2 §8). */
export const WITHDRAW_DONE_TEXT = '提交成功，等待后台审核';

/** Sends one withdrawal; its secret is the payment password. */
export const withdrawSubmission = createSubmissionMachine<Withdrawal, void, string>('withdrawal', {
  fallback: '提交失败',
});
