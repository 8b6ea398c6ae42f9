import { usePageSelector, useSystemSelector } from '#lib/actors.tsx';
import { usdtFee, usdtPayout } from '#machines/money/usdt.ts';
import { protocolOf } from '#machines/payoutAccounts/payoutAccount.ts';
import type { withdrawMachine } from '#machines/withdraw/withdraw.machine.ts';
import styles from './WithdrawScreen.module.css';
import { useAccounts } from './useAccounts.ts';

type Withdraw = typeof withdrawMachine;

/** What arrives in USDT, its rate and its fee, before anything is confirmed (D19). */
export function PayoutFigures() {
  const accounts = useAccounts();
  const amount = usePageSelector<Withdraw, string>(({ context }) => context.amount);
  const chosen = usePageSelector<Withdraw, string | null>(({ context }) => context.account);
  const terms = useSystemSelector('session', ({ context }) => context.user);
  const account = [...(accounts.data?.usdt ?? []), ...(accounts.data?.wallet ?? [])].find(
    ({ id }) => id === chosen,
  );
  const arrives = terms && account ? usdtPayout(terms, amount, protocolOf(account)) : null;
  return (
    <dl className={styles['figures']} aria-live="polite">
      <div>
        <dt>预计到账</dt>
        <dd className={styles['arrives']}>{arrives === null ? '—' : `${arrives} USDT`}</dd>
      </div>
      <div>
        <dt>手续费</dt>
        <dd>{terms && account ? `${usdtFee(terms, protocolOf(account))} USDT` : '—'}</dd>
      </div>
      <div>
        <dt>汇率</dt>
        <dd>{terms ? `1 USDT ≈ ${terms.withdrawusdtrate} CNY` : '—'}</dd>
      </div>
    </dl>
  );
}
