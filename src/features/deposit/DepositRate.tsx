import { useSystemSelector } from '#lib/actors.tsx';
import { isPositive } from '#machines/money/amount.ts';

/** The operator's rate, only for orientation: the amount to pay is in the payment info. */
export function DepositRate() {
  const rate = useSystemSelector('session', ({ context }) => context.user?.usdtrate);
  return rate === undefined || !isPositive(rate) ? null : (
    <span translate="no">{`1 USDT ≈ ${rate} CNY`}</span>
  );
}
