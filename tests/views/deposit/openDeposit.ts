// the dialog is fetched when it is first needed, which is no matter of these tests
import '#features/deposit/PaymentDialog.tsx';
import { DepositScreen } from '#features/deposit/DepositScreen.tsx';
import { depositMachine } from '#machines/deposit/deposit.machine.ts';
import type { PayWays } from '#machines/deposit/depositRules.ts';
import type { CallScript } from '#tests/support/callScript.ts';
import { boundMethods, CHANNELS, WAYS } from '#tests/support/deposits.ts';
import { openScreen } from '#tests/support/openScreen.tsx';

const logic = (calls: CallScript) =>
  depositMachine.provide({
    actors: { fetchPayWays: calls.promise<PayWays>(), ...boundMethods(calls) },
  });

/** The deposit page with these ways open; `channels` of null are still on their way. */
export async function openDeposit(ways = WAYS, channels: typeof CHANNELS | null = CHANNELS) {
  let made = 0;
  const opened = await openScreen({
    Screen: DepositScreen,
    logic,
    input: () => ({ newKey: () => `key-${(made += 1)}` }),
    location: '/deposit',
    member: true,
  });
  await opened.answer('fetchPayWays', ways);
  if (channels !== null) await opened.answer('fetchChannels', channels);
  return opened;
}
