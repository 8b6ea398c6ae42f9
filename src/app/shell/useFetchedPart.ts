import { useState, type ComponentType } from 'react';
import { useSystemActor } from '#hooks/actors.tsx';
import { withinTimeLimit } from '#lib/timeLimit.ts';
import { NETWORK_TEXT } from '#machines/kit/calls/callError.ts';

/**
 * A part of the shell that is loaded at the first sign that it will be needed. `preload` is only a head start;
 * `fetchPart` shows a toast if the part cannot be loaded, and returns whether it is available.
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
        const part = await withinTimeLimit(load);
        setPart(() => part);
        return true;
      } catch {
        toasts.send({ type: 'toast.show', text: NETWORK_TEXT });
        return false;
      }
    },
  };
}
