import { useSystemSelector } from '#hooks/actors.tsx';
import { rateText } from '#machines/kit/money/usdt.ts';

/** The operator's rate, only for orientation: the amount to pay is in the payment info. Nothing if it is unknown. */
export function DepositRate() {
  const rate = useSystemSelector('session', ({ context }) => context.user?.usdtrate ?? null);
  const text = rateText(rate);
  return text === null ? null : <span translate="no">{text}</span>;
}
