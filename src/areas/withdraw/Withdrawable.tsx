import { useSystemSelector } from '#hooks/actors.tsx';
import { formatCny } from '#lib/money.ts';
import { isPositive } from '#machines/kit/money/amount.ts';
import type { ServerAmount } from '#machines/kit/money/serverAmount.ts';
import styles from './WithdrawScreen.module.css';

/** What the turnover quota means for a withdrawal. */
function meaningOf(quota: ServerAmount): string {
  if (quota === null) return '提现前还需完成的有效投注额';
  return isPositive(quota) ? '提现前还需完成的有效投注额，未完成可能无法提现' : '提现所需的有效投注已完成';
}

/** The money that may be withdrawn, and the turnover quota (spec 2 §2). */
export function Withdrawable() {
  const balance = useSystemSelector('session', ({ context }) => context.user?.balance ?? null);
  const quota = useSystemSelector('session', ({ context }) => context.user?.mbalance ?? null);
  return (
    <div className={styles['panel']}>
      <p className={styles['balance']}>
        <span>可提余额</span>
        <span translate="no" className={styles['sum']}>
          {formatCny(balance)}
        </span>
      </p>
      <p className={styles['quota']}>
        <span>流水额度 </span>
        <span translate="no">{formatCny(quota)}</span>
      </p>
      <p className={styles['meaning']}>{meaningOf(quota)}</p>
    </div>
  );
}
