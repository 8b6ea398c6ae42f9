import { useState, type ComponentType } from 'react';
import { useSystemActor } from '#lib/actors.tsx';
import { NETWORK_TEXT } from '#machines/calls/callError.ts';

/**
 * A part of the shell that is fetched at the first sign that it will be wanted. `preload` is only a head start;
 * `fetchPart` tells by a toast when the part cannot be had, and answers whether it is there.
 */
export function useFetchedPart<Props>(load: () => Promise<ComponentType<Props>>) {
  const toasts = useSystemActor('toasts');
  const [Part, setPart] = useState<ComponentType<Props>>();
  return {
    Part,
    preload: () => {
      load().catch(() => undefined);
    },
    fetchPart: async () => {
      try {
        const part = await load();
        setPart(() => part);
        return true;
      } catch {
        toasts.send({ type: 'toast.show', text: NETWORK_TEXT });
        return false;
      }
    },
  };
}
