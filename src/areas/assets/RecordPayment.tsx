import type { PaymentRef } from '#machines/kit/money/payment.machine.ts';
import { lazyPart } from '#ui/lazyPart.tsx';
import { assetsView } from './assetsView.ts';

const PaymentSheet = lazyPart<{ payment: PaymentRef }>(() =>
  import('./PaymentSheet.tsx').then((m) => m.PaymentSheet),
);

/** The payment of a record while it is open again. */
export function RecordPayment() {
  const payment = assetsView.use(({ children }) => children.payment);
  return payment === undefined ? null : <PaymentSheet payment={payment} />;
}
