import type { PaymentRef } from '#machines/deposit/payment.machine.ts';
import { lazyPart } from '#ui/lazyPart.tsx';
import { paymentView } from './depositViews.ts';

const PaymentDialog = lazyPart(() => import('./PaymentDialog.tsx').then((m) => m.PaymentDialog));

/** The dialog with the payment details, whose chunk is loaded for the first recharge. */
export function Payment({ payment }: { payment: PaymentRef }) {
  return (
    <paymentView.Provider actor={payment}>
      <PaymentDialog />
    </paymentView.Provider>
  );
}
