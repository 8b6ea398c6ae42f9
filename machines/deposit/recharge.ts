import { recordsPath } from '#machines/assets/recordTabs.ts';
import type { BankDetails, OfflineMethod, RechargeField } from '#machines/deposit/depositRules.ts';
import type { InvalidField } from '#machines/forms/invalidField.ts';
import type { Allowance } from '#machines/playerProtection/protection.ts';
import type { Protocol } from '#machines/payoutAccounts/payoutAccount.ts';
import { toast } from '#machines/root/effects.ts';
import type { PageShown } from '#machines/root/pageShown.ts';
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

/** What the digital and the offline form know alike. */
export interface RechargeForm extends PageShown {
  /** CNY as it was typed */
  amount: string;
  invalid: InvalidField<RechargeField> | null;
  /** of the recharge that is being paid; empty before */
  depositNo: string;
  /** what the member may still deposit; null where the server keeps no limits, or nothing is known yet */
  allowance: Allowance | null;
}

/** A form in which nothing was typed, on a page in front. */
export const EMPTY_FORM: RechargeForm = {
  amount: '',
  invalid: null,
  depositNo: '',
  allowance: null,
  shown: true,
};

/** What is known of a submission on its way, below the state that has invoked it: the same in both forms. */
export const submissionStates = {
  sending: { on: { 'submission.unsettled': 'unsettled' } },
  /** nobody knows whether it arrived; stays so while it is sent again, until it is done, refused or given up */
  unsettled: { tags: 'unsettled' },
} as const;

/** A recharge that was taken, with where to pay it until that is closed: the same state in both forms. */
export const paying = {
  entry: 'tellAway',
  exit: 'clearForm',
  invoke: {
    src: 'payment',
    id: 'payment',
    input: ({ context }: { context: RechargeForm }) => ({ depositNo: context.depositNo }),
    onDone: 'editing',
  },
} as const;

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
export function tellAway({
  context: { shown, depositNo },
  system,
}: {
  context: RechargeForm;
  system: Parameters<typeof toast>[0]['system'];
}): void {
  if (!shown) toast({ system }, { text: `充值订单已生成，单号 ${depositNo}` });
}
