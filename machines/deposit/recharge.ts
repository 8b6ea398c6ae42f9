import type { BankDetails, OfflineMethod } from '#machines/deposit/depositRules.ts';
import type { Protocol } from '#machines/kit/money/payoutAccount.ts';
import { createSubmissionMachine } from '#machines/kit/submission/submission.machine.ts';

/** The body of POST /api/recharge (spec 2 §7); amounts are CNY as decimal strings. */
export type Recharge =
  | { paytype: 'usdt'; amount: string; catepay: Protocol }
  | { paytype: 'alipay' | 'wxpay'; amount: string }
  | ({ paytype: 'bank'; amount: string } & BankDetails);

/** Sends one recharge; the receipt is the server's message, which contains the deposit number. */
export const rechargeSubmission = createSubmissionMachine<Recharge, string>('rechargeSubmission', {
  fallback: '提交失败，请稍后再试',
});

/** The recharge for the values of an offline form; only the bank form has details. */
export function offlineRecharge(
  method: OfflineMethod,
  amount: string,
  details: BankDetails | null,
): Recharge {
  if (details === null) return { paytype: method === 'wxpay' ? 'wxpay' : 'alipay', amount };
  const { bank_owner, bank, bank_no, bank_address } = details;
  return {
    paytype: 'bank',
    amount,
    bank_owner: bank_owner.trim(),
    bank: bank.trim(),
    bank_no: bank_no.trim(),
    bank_address: bank_address.trim(),
  };
}

/** Shown when a bank deposit was accepted (spec 2 §8). */
export const BANK_DONE_TEXT = '操作成功，等待工作人员审核！';
