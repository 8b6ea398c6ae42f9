import { useShownPayment } from '#hooks/shownPayment.ts';
import type { PaymentRef } from '#machines/kit/money/payment.machine.ts';
import { PaymentDialog } from '#ui/PaymentDialog.tsx';

/** The payment of a record. */
export function PaymentSheet({ payment }: { payment: PaymentRef }) {
  return <PaymentDialog {...useShownPayment(payment)} />;
}
