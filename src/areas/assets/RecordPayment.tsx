import { useShownPayment } from '#hooks/shownPayment.ts';
import type { PaymentRef } from '#machines/kit/money/payment.machine.ts';
import { lazyPart } from '#ui/lazyPart.tsx';
import { assetsView } from './assetsView.ts';

const PaymentDialog = lazyPart(() => import('#ui/PaymentDialog.tsx').then((m) => m.PaymentDialog));

/** The payment of a record while it is open again. */
export function RecordPayment() {
  const payment = assetsView.use(({ children }) => children.payment);
  return payment === undefined ? null : <Open payment={payment} />;
}

function Open({ payment }: { payment: PaymentRef }) {
  return <PaymentDialog {...useShownPayment(payment)} />;
}
