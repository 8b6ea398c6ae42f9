import { recordsPath } from '#machines/assets/recordTabs.ts';
import type { BankDetails, OfflineMethod } from '#machines/deposit/depositRules.ts';
import type { Protocol } from '#machines/payoutAccounts/payoutAccount.ts';
import { toast } from '#machines/root/effects.ts';
import { createSubmissionMachine } from '#machines/submission/submission.machine.ts';

/** What POST /api/recharge is asked (spec 2 §7); amounts are CNY as decimal strings. */
export type Recharge =
  | { paytype: 'usdt'; amount: string; catepay: Protocol }
  | { paytype: 'alipay' | 'wxpay'; amount: string }
  | ({ paytype: 'bank'; amount: string } & BankDetails);

/** Sends one recharge; its receipt is the server's message, which carries the deposit number. */
export const rechargeSubmission = createSubmissionMachine<Recharge, string>('rechargeSubmission', {
  fallback: '提交失败，请稍后再试',
});

/** The recharge that a form of the offline methods asks for; only the bank form has details. */
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

/** Told when a bank deposit was taken (spec 2 §8). */
export const BANK_DONE_TEXT = '操作成功，等待工作人员审核！';

/** Where a recharge shows up: the offline deposits. */
export const RECHARGE_RECORDS = recordsPath('0');

/**
 * Action: tells a recharge that was taken while its page is not in front, where nobody sees its dialog open.
 * The dialog waits on the page.
 */
export function tellAway(
  { context, system }: { context: { shown: boolean }; system: Parameters<typeof toast>[0]['system'] },
  depositNo: string,
): void {
  if (!context.shown) toast({ system }, { text: `充值订单已生成，单号 ${depositNo}`, place: 'member' });
}
