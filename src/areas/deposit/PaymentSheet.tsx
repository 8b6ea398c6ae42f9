import { useShownPayment } from '#hooks/shownPayment.ts';
import type { PaymentRef } from '#machines/kit/money/payment.machine.ts';
import { PaymentDialog } from '#ui/PaymentDialog.tsx';

/** The payment of an accepted recharge. */
export function PaymentSheet({ payment }: { payment: PaymentRef }) {
  return <PaymentDialog {...useShownPayment(payment)} />;
}
