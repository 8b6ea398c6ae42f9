import { useSelector } from '@xstate/react';
import { useCopyToast } from './copyToast.ts';
import { formatCny } from '#lib/money.ts';
import type { CopiedPart, PaymentInfo, PaymentRef } from '#machines/kit/money/payment.machine.ts';
import { UNKNOWN_AMOUNT } from '#machines/kit/money/serverAmount.ts';

/** What is to be paid, as it is shown and as it is copied, without its currency. */
export function shownPayable({ amount, currency }: PaymentInfo['payable']): { text: string; copied: string } {
  if (amount === null) return { text: UNKNOWN_AMOUNT, copied: '' };
  if (currency === 'USDT') return { text: `${amount} USDT`, copied: amount };
  return { text: formatCny(amount), copied: amount };
}

/** Reads a payment for its dialog, and what a press there sends it. */
export function useShownPayment(payment: PaymentRef) {
  const info = useSelector(payment, ({ context }) => context.info);
  const failed = useSelector(payment, (snapshot) => snapshot.matches('failed'));
  const failure = useSelector(payment, ({ context }) => context.failure);
  const number = useSelector(payment, ({ context }) => context.depositNo);
  const receipt = useSelector(payment, ({ context }) => context.receipt);
  const copied = useSelector(payment, (snapshot) => snapshot.context.copied);
  const tellCopied = useCopyToast();
  return {
    info: info && { ...info, amount: formatCny(info.amount), payable: shownPayable(info.payable) },
    failure: failed ? failure : null,
    number,
    state: receipt?.state ?? '待审核',
    time: receipt?.time ?? '',
    copied,
    onRetry: () => payment.send({ type: 'retry' }),
    onClose: () => payment.send({ type: 'payment.closed' }),
    onCompleted: () => payment.send({ type: 'payment.completed' }),
    onCopied: (part: CopiedPart, isCopied: boolean) => {
      tellCopied(isCopied);
      if (isCopied) payment.send({ type: 'text.copied', part });
    },
  };
}
