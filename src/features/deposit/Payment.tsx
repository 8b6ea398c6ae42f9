import { lazy, Suspense } from 'react';
import { usePageSelector } from '#lib/actors.tsx';
import type { digitalDepositMachine } from '#machines/deposit/digitalDeposit.machine.ts';

const PaymentDialog = lazy(() => import('./PaymentDialog.tsx').then((m) => ({ default: m.PaymentDialog })));

/** The dialog that says where to pay, fetched when the first deposit needs it. */
export function Payment() {
  const paying = usePageSelector<typeof digitalDepositMachine, boolean>((snapshot) =>
    snapshot.matches('paying'),
  );
  return <Suspense>{paying && <PaymentDialog />}</Suspense>;
}
