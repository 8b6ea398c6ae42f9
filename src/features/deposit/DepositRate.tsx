import { useSystemSelector } from '#lib/actors.tsx';
import { isPositive, receivedUsdt } from '#machines/money/amount.ts';

/** What an amount is in USDT at the operator's rate, for orientation: the payment info says what is to be paid. */
export function DepositRate({ amount }: { amount: string }) {
  const rate = useSystemSelector('session', ({ context }) => context.user?.usdtrate);
  if (rate === undefined || !isPositive(rate)) return null;
  const worth = isPositive(amount) ? receivedUsdt(amount, rate, '0') : null;
  return (
    <>
      1 USDT ≈ {rate} CNY{worth === null ? '' : `，约 ${worth} USDT`}
    </>
  );
}
