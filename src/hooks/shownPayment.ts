import { useSelector } from '@xstate/react';
import { useCopyToast } from './copyToast.ts';
import { formatCny } from '#lib/money.ts';
import type { PaymentRef } from '#machines/kit/money/payment.machine.ts';

/** Reads a payment for its dialog, and what a press there sends it. */
export function useShownPayment(payment: PaymentRef) {
  const info = useSelector(payment, ({ context }) => context.info);
  const failed = useSelector(payment, (snapshot) => snapshot.matches('failed'));
  const failure = useSelector(payment, ({ context }) => context.failure);
  const number = useSelector(payment, ({ context }) => context.depositNo);
  const receipt = useSelector(payment, ({ context }) => context.receipt);
  return {
    info: info && { ...info, amount: formatCny(info.amount) },
    failure: failed ? failure : null,
    number,
    state: receipt?.state ?? '待审核',
    time: receipt?.time ?? '',
    onRetry: () => payment.send({ type: 'retry' }),
    onClose: () => payment.send({ type: 'payment.closed' }),
    onCompleted: () => payment.send({ type: 'payment.completed' }),
    onCopied: useCopyToast(),
  };
}
