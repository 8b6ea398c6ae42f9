// the dialog is fetched when it is first needed, which is no matter of these tests
import '#features/deposit/PaymentDialog.tsx';
import { depositMachine } from '#machines/deposit/deposit.machine.ts';
import { CHANNELS, WAYS } from '#tests/support/deposits.ts';
import { openScreen } from '#tests/support/openScreen.tsx';

/** The deposit page with these ways open; `channels` of null are still on their way. */
export async function openDeposit(
  ways = WAYS,
  channels: typeof CHANNELS | null = CHANNELS,
  logic = depositMachine,
) {
  const opened = await openScreen('/deposit', { logic, member: true });
  await opened.answer('fetchPayWays', ways);
  if (channels !== null) await opened.answer('fetchChannels', channels);
  return opened;
}
