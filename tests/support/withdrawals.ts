import { receiptMachine, type Receipt } from '#machines/money/receipt.machine.ts';
import type { AccountsByKind } from '#machines/payoutAccounts/payoutAccount.ts';
import { createResourceMachine } from '#machines/resource/resource.machine.ts';
import { withdrawMachine } from '#machines/withdraw/withdraw.machine.ts';
import { withdrawSubmission } from '#machines/withdraw/withdrawal.ts';
import type { CallScript } from '#tests/support/callScript.ts';

/** A payout account as the server saves it. */
export function account(id: string, bank: string, owner: string, number: string) {
  return { id, bank, owner, number, address: '', icon: '' };
}

/** One account of each kind. */
export const ACCOUNTS: AccountsByKind = {
  bank: [account('1', '招商银行', '张三', '6222021234567890')],
  usdt: [account('2', 'USDT', 'TRC20', 'TXYZopYRdj2D9XRtbG411XZZ3kM5VkAeBf')],
  wallet: [account('3', '好付钱包', '', 'HF20261111')],
};

/** The withdraw page with its real children, whose calls wait for the script. */
export function boundWithdraw(calls: CallScript) {
  return withdrawMachine.provide({
    actors: {
      accounts: createResourceMachine<AccountsByKind>('payoutAccounts', calls.promise<AccountsByKind>()),
      submission: calls.submission(withdrawSubmission),
      receipt: receiptMachine.provide({
        actors: { fetchReceipt: calls.promise<Receipt | null, { amount: string }>() },
      }),
    },
  });
}
