import { accountIds, fetchCards } from '#api/payoutAccounts.ts';
import { withdraw as sendWithdrawal } from '#api/withdraw.ts';
import { boundCall } from '#calls/boundCall.ts';
import { boundSubmission } from '#calls/boundSubmission.ts';
import { client } from '#calls/client.ts';
import { receiptCall } from '#calls/receipts.ts';
import { receiptMachine } from '#machines/kit/money/receipt.machine.ts';
import { ACCOUNT_TYPES, type AccountsByKind } from '#machines/kit/money/payoutAccount.ts';
import { createResourceMachine } from '#machines/kit/resource/resource.machine.ts';
import { withdrawSubmission } from '#machines/withdraw/withdrawal.ts';
import { withdrawMachine } from '#machines/withdraw/withdraw.machine.ts';

async function fetchAccounts(signal: AbortSignal): Promise<AccountsByKind> {
  const [bank, usdt, wallet] = await Promise.all(
    [ACCOUNT_TYPES.bank, ACCOUNT_TYPES.usdt, ACCOUNT_TYPES.wallet].map((type) =>
      fetchCards(client, type, signal),
    ),
  );
  return { bank: bank ?? [], usdt: usdt ?? [], wallet: wallet ?? [] };
}

/** The withdraw page with its calls. */
export const withdraw = withdrawMachine.provide({
  actors: {
    accounts: createResourceMachine<AccountsByKind>(
      'payoutAccounts',
      boundCall((_: void, signal) => fetchAccounts(signal)),
      { tells: true },
    ),
    submission: boundSubmission(withdrawSubmission, ({ intent, key, secret }, signal) =>
      sendWithdrawal(
        client,
        {
          amount: intent.amount,
          bank: 'address' in intent ? intent.address : accountIds.sent(intent.bank),
          password: secret,
        },
        key,
        signal,
      ),
    ),
    receipt: receiptMachine.provide({ actors: { fetchReceipt: receiptCall(1) } }),
  },
});
