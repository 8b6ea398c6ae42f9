import type { PaymentRef } from '#machines/kit/money/payment.machine.ts';
import { lazyPart } from '#ui/lazyPart.tsx';

/** The dialog with the payment details, whose chunk is loaded for the first recharge. */
export const Payment = lazyPart<{ payment: PaymentRef }>(() =>
  import('./PaymentSheet.tsx').then((m) => m.PaymentSheet),
);
