import { useSystemActor } from '#hooks/actors.tsx';
import { NETWORK_TEXT } from '#machines/kit/calls/callError.ts';
import type { LazyPart } from '#ui/lazyPart.tsx';

/**
 * The handlers of a button that opens a part of the shell: its code is loaded at the first sign of a press, and every
 * press without it shows a toast.
 */
export function useOpener<Props>({ fetch, preload }: LazyPart<Props>, open: () => void) {
  const toasts = useSystemActor('toasts');
  return {
    onPointerEnter: preload,
    onFocus: preload,
    onClick: () => void fetch().then(open, () => toasts.send({ type: 'toast.show', text: NETWORK_TEXT })),
  };
}
