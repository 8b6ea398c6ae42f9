import type { AnyStateMachine } from 'xstate';
import { usePageActor, usePageSelector } from '#lib/actors.tsx';
import { useCopyToast } from '#lib/copyToast.ts';
import { formatCny } from '#lib/money.ts';

interface LookedUp {
  number: string;
  amount: string;
  time: string;
  state: string;
}

/** What a receipt's card needs of its page. */
export interface PageReceipt {
  /** empty where there is none; null while it is being looked up */
  number: string | null;
  amount: string;
  time: string;
  state: string;
  onCopied: (copied: boolean) => void;
}

/**
 * Ties a receipt to the page's machine, which looks it up by `fetchReceipt`: until it is there, what was sent
 * stands for the amount and `state` for how it stands.
 */
export function usePageReceipt(state: string): PageReceipt {
  const receipt = usePageSelector<AnyStateMachine, LookedUp | null>(({ context }) => context.receipt);
  const amount = usePageSelector<AnyStateMachine, string>(({ context }) => context.amount);
  const known = usePageSelector<AnyStateMachine, boolean>(
    ({ children }) => children['fetchReceipt'] === undefined,
  );
  return {
    number: receipt?.number ?? (known ? '' : null),
    amount: formatCny(receipt?.amount ?? amount),
    time: receipt?.time ?? '',
    state: receipt?.state ?? state,
    onCopied: useCopyToast(),
  };
}

/** Keeps the page's receipt on the screen, whose redirect a touch or the focus stops. */
export function useReceiptHold(): () => void {
  const page = usePageActor<AnyStateMachine>();
  return () => page.send({ type: 'receipt.held' });
}
