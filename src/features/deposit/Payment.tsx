import { useSelector } from '@xstate/react';
import { lazy, Suspense } from 'react';
import { PageProvider, usePageSelector } from '#lib/actors.tsx';
import type { digitalDepositMachine } from '#machines/deposit/digitalDeposit.machine.ts';
import type { PaymentRef } from '#machines/deposit/payment.machine.ts';
import type { RechargeRef } from '#machines/deposit/recharge.machine.ts';

const PaymentDialog = lazy(() => import('./PaymentDialog.tsx').then((m) => ({ default: m.PaymentDialog })));

/** The dialog that says where to pay, fetched when the first recharge needs it. */
export function Payment() {
  const recharge = usePageSelector<typeof digitalDepositMachine, RechargeRef | undefined>(
    ({ children }) => children.recharge,
  );
  const payment = useSelector(recharge, (snapshot) => snapshot?.children.payment as PaymentRef | undefined);
  return (
    <Suspense>
      {payment !== undefined && (
        <PageProvider page={payment}>
          <PaymentDialog />
        </PageProvider>
      )}
    </Suspense>
  );
}
