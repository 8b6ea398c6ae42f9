import { useShownPayment } from '#hooks/shownPayment.ts';
import type { PaymentRef } from '#machines/kit/money/payment.machine.ts';
import { lazyPart } from '#ui/lazyPart.tsx';

const PaymentDialog = lazyPart(() => import('#ui/PaymentDialog.tsx').then((m) => m.PaymentDialog));

/** The dialog with the payment details, whose chunk is loaded for the first recharge. */
export function Payment({ payment }: { payment: PaymentRef }) {
  return <PaymentDialog {...useShownPayment(payment)} />;
}
