import type { BankDetails } from '#machines/deposit/depositRules.ts';
import type { Protocol } from '#machines/payoutAccounts/payoutAccount.ts';
import { createSubmissionMachine } from '#machines/submission/submission.machine.ts';

/** What POST /api/recharge is asked (spec 2 §7); amounts are CNY as decimal strings. */
export type Recharge =
  | { paytype: 'usdt'; amount: string; catepay: Protocol }
  | { paytype: 'alipay' | 'wxpay'; amount: string }
  | ({ paytype: 'bank'; amount: string } & BankDetails);

/** Sends one recharge; its receipt is the server's message, which carries the deposit number. */
export const rechargeSubmission = createSubmissionMachine<Recharge, string>('recharge', {
  fallback: '提交失败，请稍后再试',
});

/** Where a recharge shows up: the offline deposits. */
export const RECHARGE_RECORDS = '/assets?type=0';
