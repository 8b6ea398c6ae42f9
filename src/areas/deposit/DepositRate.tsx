import { useSystemSelector } from '#hooks/actors.tsx';
import { readTypedAmount } from '#machines/kit/money/typedAmount.ts';
import { rateText, usdtEstimate } from '#machines/kit/money/usdt.ts';
import styles from './DepositScreen.module.css';

/**
 * About how much the typed amount is in USDT, and the operator's rate, only for orientation: the amount to pay is in the
 * payment info. Nothing if the rate is unknown.
 */
export function DepositRate({ amount }: { amount: string }) {
  const rate = useSystemSelector('session', ({ context }) => context.user?.usdtrate ?? null);
  const text = rateText(rate);
  if (text === null) return null;
  return (
    <span translate="no" className={styles['rate']}>
      <span aria-live="polite" className={styles['estimate']}>
        {usdtEstimate(readTypedAmount(amount) ?? '', rate)}
      </span>
      <span>{text}</span>
    </span>
  );
}
