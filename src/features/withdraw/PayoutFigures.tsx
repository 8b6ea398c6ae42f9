import { useSystemSelector } from '#lib/actors.tsx';
import { readTypedAmount } from '#machines/money/typedAmount.ts';
import { usdtFee, usdtPayout } from '#machines/money/usdt.ts';
import { protocolOf } from '#machines/payoutAccounts/payoutAccount.ts';
import { accountsView, withdrawView } from './withdrawView.ts';
import styles from './WithdrawScreen.module.css';

/** The USDT amount, rate and fee, shown before the confirmation (D19). */
export function PayoutFigures() {
  const accounts = accountsView.use(({ context }) => context.data);
  const amount = withdrawView.use(({ context }) => context.amount);
  const chosen = withdrawView.use(({ context }) => context.account);
  const terms = useSystemSelector('session', ({ context }) => context.user);
  const account = [...(accounts?.usdt ?? []), ...(accounts?.wallet ?? [])].find(({ id }) => id === chosen);
  const read = readTypedAmount(amount);
  const arrives = terms && account && read !== null ? usdtPayout(terms, read, protocolOf(account)) : null;
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
