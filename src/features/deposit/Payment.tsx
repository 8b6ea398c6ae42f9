import type { PaymentRef } from '#machines/deposit/payment.machine.ts';
import { lazyPart } from '#ui/lazyPart.tsx';
import { paymentView } from './depositViews.ts';

const PaymentDialog = lazyPart(() => import('./PaymentDialog.tsx').then((m) => m.PaymentDialog));

/** The dialog that says where to pay, fetched when the first recharge needs it. */
export function Payment({ payment }: { payment: PaymentRef }) {
  return (
    <paymentView.Provider actor={payment}>
      <PaymentDialog />
    </paymentView.Provider>
  );
}
