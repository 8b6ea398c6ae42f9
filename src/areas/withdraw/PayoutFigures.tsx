import { ARRIVAL_TIME } from '#content/withdraw.ts';
import { useSystemSelector } from '#hooks/actors.tsx';
import { formatCny } from '#lib/money.ts';
import { isPositive } from '#machines/kit/money/amount.ts';
import { PROTOCOLS } from '#machines/kit/money/payoutAccount.ts';
import { UNKNOWN_AMOUNT, type ServerAmount } from '#machines/kit/money/serverAmount.ts';
import { rateText, usdtFee, type UsdtTerms } from '#machines/kit/money/usdt.ts';
import type { WithdrawTab } from '#machines/withdraw/withdrawRules.ts';
import { usePayout } from './payout.ts';
import styles from './WithdrawScreen.module.css';

const formatUsdt = (amount: ServerAmount) => (amount === null ? UNKNOWN_AMOUNT : `${amount} USDT`);

/** The fee; before an account is chosen, that of each network, as far as it is known. */
function feeText(fee: ServerAmount, terms: UsdtTerms | null): string {
  if (fee !== null) return isPositive(fee) ? formatUsdt(fee) : '免费';
  const fees = PROTOCOLS.flatMap((protocol) => {
    const of = terms === null ? null : usdtFee(terms, protocol);
    return of === null ? [] : `${protocol} ${of}`;
  });
  return fees.length === 0 ? UNKNOWN_AMOUNT : `${fees.join(' / ')} USDT`;
}

/** What arrives and when, with fee and rate, shown before the confirmation (D19). */
export function PayoutFigures({ tab }: { tab: WithdrawTab }) {
  const { arrives, fee } = usePayout();
  const terms = useSystemSelector('session', ({ context }) => context.user);
  const format = tab === 'cny' ? formatCny : formatUsdt;
  return (
    <dl className={styles['figures']} aria-live="polite">
      <div>
        <dt>预计到账</dt>
        <dd translate="no" className={styles['arrives']}>
          {format(arrives)}
        </dd>
      </div>
      <div>
        <dt>手续费</dt>
        <dd translate="no">{feeText(fee, terms)}</dd>
      </div>
      {tab !== 'cny' && (
        <div>
          <dt>汇率</dt>
          <dd translate="no">{rateText(terms?.withdrawusdtrate ?? null) ?? UNKNOWN_AMOUNT}</dd>
        </div>
      )}
      {ARRIVAL_TIME !== '' && (
        <div>
          <dt>到账时间</dt>
          <dd>{`审核后${ARRIVAL_TIME}`}</dd>
        </div>
      )}
    </dl>
  );
}
