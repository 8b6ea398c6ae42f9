import { useCopyToast } from '#lib/copyToast.ts';
import { formatCny } from '#lib/money.ts';

/** What is read of a machine that looks a receipt up: it carries the tag `lookingUp` until it knows. */
interface ReceiptSnapshot {
  context: {
    /** what was sent, CNY as a decimal string */
    amount: string;
    receipt: { number: string; amount: string; time: string; state: string } | null;
  };
  hasTag: (tag: 'lookingUp') => boolean;
}

/** The view (`actorView`) of such a machine; typed by its shape, as lib knows no machine. */
export interface ReceiptView {
  use: <Selected>(select: (snapshot: ReceiptSnapshot) => Selected) => Selected;
}

/** What a receipt's card shows. */
export interface ShownReceipt {
  /** empty where there is none; null while it is being looked up */
  number: string | null;
  /** as shown, with sign and currency */
  amount: string;
  time: string;
  state: string;
  onCopied: (copied: boolean) => void;
}

/** Reads a receipt: until it is there, what was sent stands for the amount and `state` for how it stands. */
export function useShownReceipt(view: ReceiptView, state: string): ShownReceipt {
  const receipt = view.use(({ context }) => context.receipt);
  const sent = view.use(({ context }) => context.amount);
  const lookingUp = view.use((snapshot) => snapshot.hasTag('lookingUp'));
  return {
    number: receipt?.number ?? (lookingUp ? null : ''),
    amount: formatCny(receipt?.amount ?? sent),
    time: receipt?.time ?? '',
    state: receipt?.state ?? state,
    onCopied: useCopyToast(),
  };
}
