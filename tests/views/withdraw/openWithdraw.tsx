// the receipt is fetched when it is first needed, which is no matter of these tests
import '#features/withdraw/WithdrawReceipt.tsx';
import { WithdrawScreen } from '#features/withdraw/WithdrawScreen.tsx';
import { withdrawMachine } from '#machines/withdraw/withdraw.machine.ts';
import { ACCOUNTS } from '#tests/support/accountSamples.ts';
import { MEMBER, openScreen } from '#tests/support/openScreen.tsx';

/** The withdraw page as the default operator has it. */
export function Screen() {
  return <WithdrawScreen toAddress={false} />;
}

/** The withdraw page with these accounts; null are still on their way. */
export async function openWithdraw(
  accounts: typeof ACCOUNTS | null = ACCOUNTS,
  View: () => React.ReactNode = Screen,
  least = '100',
) {
  const opened = await openScreen('/withdraw', {
    logic: withdrawMachine,
    page: { Screen: View, input: () => ({ least }) },
    user: { ...MEMBER, withdrawusdtrate: '6.42', withdrawcashfee: '5.00', withdrawfeeusdttrc: '1.00' },
  });
  if (accounts !== null) await opened.answer('load', accounts);
  return opened;
}
