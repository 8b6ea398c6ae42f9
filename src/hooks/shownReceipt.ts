import { useCopyToast } from './copyToast.ts';
import { formatCny } from '#lib/money.ts';

/** The snapshot of a machine that looks up a receipt: it has the tag `lookingUp` until the look-up has ended. */
interface ReceiptSnapshot {
  context: {
    /** the amount sent, CNY as a decimal string */
    amount: string;
    receipt: {
      number: string;
      numberName: string;
      details: readonly { name: string; value: string }[];
      amount: string | null;
      time: string;
      state: string;
    } | null;
  };
  hasTag: (tag: 'lookingUp') => boolean;
}

/** The view (`actorView`) of such a machine; typed by its shape, because lib does not import machines. */
export interface ReceiptView {
  use: <Selected>(select: (snapshot: ReceiptSnapshot) => Selected) => Selected;
}

/** The data of a receipt's card. */
export interface ShownReceipt {
  /** empty if there is none; null while it is being looked up */
  number: string | null;
  numberName: string;
  /** the other fields of the order, each under its own name */
  lines: readonly { name: string; value: string }[];
  /** as shown, with sign and currency */
  amount: string;
  time: string;
  state: string;
  onCopied: (copied: boolean) => void;
}

/** Reads a receipt: until it is available, the sent values stand in for the amount, and `state` for its state. */
export function useShownReceipt(view: ReceiptView, state: string): ShownReceipt {
  const receipt = view.use(({ context }) => context.receipt);
  const sent = view.use(({ context }) => context.amount);
  const lookingUp = view.use((snapshot) => snapshot.hasTag('lookingUp'));
  return {
    number: receipt?.number ?? (lookingUp ? null : ''),
    numberName: receipt?.numberName ?? '单号',
    lines: receipt?.details ?? [],
    amount: formatCny(receipt?.amount ?? sent),
    time: receipt?.time ?? '',
    state: receipt?.state ?? state,
    onCopied: useCopyToast(),
  };
}
