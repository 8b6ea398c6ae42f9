import { useSystemSelector } from '#hooks/actors.tsx';
import { usdtPayout } from '#machines/kit/money/usdt.ts';
import { amountWarning, largestWithdrawal, type WithdrawTab } from '#machines/withdraw/withdrawRules.ts';
import { AmountField } from '#ui/AmountField.tsx';
import { Button } from '#ui/Button.tsx';
import { LiveHint } from '#ui/LiveHint.tsx';
import { usePayout } from './payout.ts';
import { withdrawView } from './withdrawView.ts';

interface WithdrawAmountProps {
  tab: WithdrawTab;
  error: string | undefined;
  disabled: boolean;
}

/** The amount: too much is said while it is typed, too little when it is left; 全部 fills in all that there is. */
export function WithdrawAmount({ tab, error, disabled }: WithdrawAmountProps) {
  const page = withdrawView.useActor();
  const amount = withdrawView.use(({ context }) => context.amount);
  const least = withdrawView.use(({ context }) => context.least);
  const isSettled = withdrawView.use((snapshot) => !snapshot.matches({ editing: 'typing' }));
  const terms = useSystemSelector('session', ({ context }) => context.user);
  const balance = terms?.balance ?? null;
  const { arrives } = usePayout();
  const largest = largestWithdrawal(balance);
  // in the currency that is paid out
  const leastUsdt = tab === 'cny' || terms === null ? null : usdtPayout(terms, least, null);
  const takeAll = () => {
    page.send({ type: 'amount.typed', text: largest ?? '' });
    page.send({ type: 'amount.settled' });
  };
  return (
    <AmountField
      label="提现金额"
      value={amount}
      placeholder={`单笔最低${least}元`}
      error={error}
      hint={
        <LiveHint
          // what is on its way has left the balance
          warning={disabled ? null : amountWarning({ amount, isSettled, least, balance, arrives })}
          hint={
            (amount !== '' || leastUsdt !== null) && (
              <>
                <span>单笔最低</span>
                <span translate="no">
                  {leastUsdt === null ? `${least}元` : `${least}元 ≈ ${leastUsdt} USDT`}
                </span>
              </>
            )
          }
        />
      }
      disabled={disabled}
      onType={(text) => page.send({ type: 'amount.typed', text })}
      onSettle={() => page.send({ type: 'amount.settled' })}
      aside={
        <Button variant="ghost" disabled={disabled || largest === null} onClick={takeAll}>
          全部
        </Button>
      }
    />
  );
}
