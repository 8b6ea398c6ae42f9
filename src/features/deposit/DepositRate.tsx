import { useSystemSelector } from '#lib/actors.tsx';
import { isPositive } from '#machines/money/amount.ts';

/** The operator's rate, for orientation: what is to be paid is said by the payment info alone. */
export function DepositRate() {
  const rate = useSystemSelector('session', ({ context }) => context.user?.usdtrate);
  return rate === undefined || !isPositive(rate) ? null : <>1 USDT ≈ {rate} CNY</>;
}
