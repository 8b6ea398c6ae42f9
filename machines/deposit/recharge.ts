import { recordsPath } from '#machines/kit/money/recordTabs.ts';
import type { BankDetails, OfflineMethod, RechargeField } from '#machines/deposit/depositRules.ts';
import type { InvalidField } from '#machines/kit/form/invalidField.ts';
import type { Allowance } from '#machines/kit/protection/protection.ts';
import type { Protocol } from '#machines/kit/money/payoutAccount.ts';
import { toast } from '#machines/app/effects.ts';
import type { PageShown } from '#machines/app/pageShown.ts';
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

/** The context shared by the digital and the offline form. */
export interface RechargeForm extends PageShown {
  /** CNY as it was typed */
  amount: string;
  invalid: InvalidField<RechargeField> | null;
  /** the number of the recharge being paid; empty before */
  depositNo: string;
  /** what the member may still deposit; null if the server has no limits or nothing is known yet */
  allowance: Allowance | null;
}

/** An empty form on a page that is shown. */
export const EMPTY_FORM: RechargeForm = {
  amount: '',
  invalid: null,
  depositNo: '',
  allowance: null,
  shown: true,
};

/** The substates of a submission in progress, below the state that invokes it; the same in both forms. */
export const submissionStates = {
  sending: { on: { 'submission.unsettled': 'unsettled' } },
  /** unknown outcome; the state stays during a retry, until the submission is done, refused or given up */
  unsettled: { tags: 'unsettled' },
} as const;

/** An accepted recharge with its payment details until the member closes them; the same state in both forms. */
export const paying = {
  entry: 'notifyAway',
  exit: 'clearForm',
  invoke: {
    src: 'payment',
    id: 'payment',
    input: ({ context }: { context: RechargeForm }) => ({ depositNo: context.depositNo }),
    onDone: 'editing',
  },
} as const;

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

/** The location that lists recharges: the offline deposits. */
export const RECHARGE_RECORDS = recordsPath('0');

/**
 * Action: shows a toast for a recharge that was accepted while its page is hidden and nobody sees its dialog open. The
 * dialog stays open on the page.
 */
export function notifyAway({
  context: { shown, depositNo },
  system,
}: {
  context: RechargeForm;
  system: Parameters<typeof toast>[0]['system'];
}): void {
  if (!shown) toast({ system }, { text: `充值订单已生成，单号 ${depositNo}` });
}
