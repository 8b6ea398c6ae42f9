import { useSystemSelector } from '#hooks/actors.tsx';
import { UNKNOWN_AMOUNT } from '#machines/kit/money/serverAmount.ts';
import { readTypedAmount } from '#machines/kit/money/typedAmount.ts';
import { rateText, usdtFee, usdtPayout } from '#machines/kit/money/usdt.ts';
import { protocolOf } from '#machines/kit/money/payoutAccount.ts';
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
  const typed = withdrawView.use(({ context }) => (context.tab === 'address' ? context.protocol : undefined));
  // null for a wallet without a protocol, undefined where none is chosen
  const protocol = typed ?? (account && protocolOf(account));
  const fee = terms && protocol !== undefined ? usdtFee(terms, protocol) : null;
  const arrives = terms && protocol !== undefined && read !== null ? usdtPayout(terms, read, protocol) : null;
  return (
    <dl className={styles['figures']} aria-live="polite">
      <div>
        <dt>预计到账</dt>
        <dd translate="no" className={styles['arrives']}>
          {arrives === null ? UNKNOWN_AMOUNT : `${arrives} USDT`}
        </dd>
      </div>
      <div>
        <dt>手续费</dt>
        <dd translate="no">{fee === null ? UNKNOWN_AMOUNT : `${fee} USDT`}</dd>
      </div>
      <div>
        <dt>汇率</dt>
        <dd translate="no">{rateText(terms?.withdrawusdtrate ?? null) ?? UNKNOWN_AMOUNT}</dd>
      </div>
    </dl>
  );
}
