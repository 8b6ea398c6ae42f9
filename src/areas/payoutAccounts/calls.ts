import * as api from '#api/payoutAccounts.ts';
import { boundCall } from '#calls/boundCall.ts';
import { boundSubmission } from '#calls/boundSubmission.ts';
import { client } from '#calls/client.ts';
import { ACCOUNT_TYPES, type AccountKind } from '#machines/kit/money/payoutAccount.ts';
import { payoutAccountsMachine } from '#machines/payoutAccounts/payoutAccounts.machine.ts';
import { unbindSubmission } from '#machines/payoutAccounts/unbinding.ts';
import { createResourceMachine } from '#machines/kit/resource/resource.machine.ts';
import type { PayoutAccount } from '#machines/kit/money/payoutAccount.ts';

function list(kind: AccountKind) {
  return createResourceMachine<PayoutAccount[]>(
    kind,
    boundCall((_: void, signal) => api.fetchCards(client, ACCOUNT_TYPES[kind], signal)),
  );
}

/** The saved payout accounts with their calls. */
export const payoutAccounts = payoutAccountsMachine.provide({
  actors: {
    bank: list('bank'),
    usdt: list('usdt'),
    wallet: list('wallet'),
    submission: boundSubmission(unbindSubmission, ({ intent }, signal) =>
      api.unbindCard(client, intent, signal),
    ),
  },
});
