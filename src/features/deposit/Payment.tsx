import { lazy, Suspense } from 'react';
import type { PaymentRef } from '#machines/deposit/payment.machine.ts';
import { paymentView } from './depositViews.ts';

const PaymentDialog = lazy(() => import('./PaymentDialog.tsx').then((m) => ({ default: m.PaymentDialog })));

/** The dialog that says where to pay, fetched when the first recharge needs it. */
export function Payment({ payment }: { payment: PaymentRef }) {
  return (
    <Suspense>
      <paymentView.Provider actor={payment}>
        <PaymentDialog />
      </paymentView.Provider>
    </Suspense>
  );
}
