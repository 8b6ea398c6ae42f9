// loaded in advance, so that no test waits for a chunk
import '#features/deposit/PaymentDialog.tsx';
import { depositMachine } from '#machines/deposit/deposit.machine.ts';
import { CHANNELS, WAYS } from '#tests/machines/deposit/deposits.ts';
import { openScreen } from '#tests/support/openScreen.tsx';

/** The deposit page with these methods available; for null, the request for the channels is still pending. */
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
