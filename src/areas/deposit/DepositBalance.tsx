import { useSystemSelector } from '#hooks/actors.tsx';
import { formatCny } from '#lib/money.ts';
import styles from './DepositScreen.module.css';

/** The balance of the main wallet, to which a deposit is added. */
export function DepositBalance() {
  const balance = useSystemSelector('session', ({ context }) => context.user?.balance ?? null);
  return (
    <p className={styles['balance']}>
      <span>账户余额</span>
      <span translate="no" className={styles['sum']}>
        {formatCny(balance)}
      </span>
    </p>
  );
}
