import { hasTexts } from '#machines/app/outbox/outboxEntry.ts';
import { createSubmissionMachine } from '#machines/kit/submission/submission.machine.ts';

/**
 * One withdrawal, to the payout account with the id `bank` or to a USDT address (D23), which is sent in the place of the
 * id. Amount: CNY as a decimal string.
 */
export type Withdrawal = { amount: string } & ({ bank: string } | { address: string });

/** A withdrawal that the device keeps: one to an account, as addresses are not stored. */
export type StoredWithdrawal = Extract<Withdrawal, { bank: string }>;

/** Whether something that was stored is a withdrawal. */
export function isWithdrawal(stored: unknown): stored is StoredWithdrawal {
  return hasTexts(stored, 'amount', 'bank');
}

/** Shown when the request was accepted (spec 2 §8). */
export const WITHDRAW_DONE_TEXT = '提交成功，等待后台审核';

/** Sends one withdrawal; its secret is the payment password. */
export const withdrawSubmission = createSubmissionMachine<Withdrawal, void, string>('withdrawal', {
  fallback: '提交失败',
});
