import type { PayoutAccount } from '#machines/payoutAccounts/payoutAccount.ts';
import { payoutAccountsMachine } from '#machines/payoutAccounts/payoutAccounts.machine.ts';
import { unbindSubmission } from '#machines/payoutAccounts/unbinding.ts';
import { createResourceMachine } from '#machines/resource/resource.machine.ts';
import type { CallScript } from '#tests/support/callScript.ts';

/** The payout accounts with their real children, whose calls wait for the script; each kind's list is a `load`. */
export function boundPayoutAccounts(calls: CallScript) {
  const list = (kind: string) =>
    createResourceMachine<PayoutAccount[]>(kind, calls.promise<PayoutAccount[]>());
  return payoutAccountsMachine.provide({
    actors: {
      bank: list('bank'),
      usdt: list('usdt'),
      wallet: list('wallet'),
      submission: calls.submission(unbindSubmission),
    },
  });
}
