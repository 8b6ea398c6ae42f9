import { PayoutAccountsScreen } from '#features/payoutAccounts/PayoutAccountsScreen.tsx';
import { kindOfQuery, type PayoutAccount } from '#machines/payoutAccounts/payoutAccount.ts';
import { payoutAccountsMachine } from '#machines/payoutAccounts/payoutAccounts.machine.ts';
import { createResourceMachine } from '#machines/resource/resource.machine.ts';
import type { CallScript } from '#tests/support/callScript.ts';
import { MEMBER, openScreen } from '#tests/support/openScreen.tsx';

const list = (calls: CallScript) =>
  createResourceMachine<PayoutAccount[]>('list').provide({
    actors: { load: calls.promise<PayoutAccount[]>() },
  });

/** The payout accounts; each kind's list is a `load` of its own. */
export const openAccounts = (location = '/bankCard') =>
  openScreen({
    Screen: PayoutAccountsScreen,
    logic: (calls) =>
      payoutAccountsMachine.provide({
        actors: {
          bank: list(calls),
          usdt: list(calls),
          wallet: list(calls),
          unbind: calls.promise<void, { id: string }>(),
        },
      }),
    input: (search) => ({ kind: kindOfQuery(search) }),
    location,
    member: true,
    user: MEMBER,
  });
