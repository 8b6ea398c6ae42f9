import { useState, type ComponentType } from 'react';
import { useSystemActor } from '#lib/actors.tsx';
import { NETWORK_TEXT } from '#machines/calls/callError.ts';

/**
 * A part of the screen whose code is fetched when it is first pressed for. Answers the part once it is here,
 * `fetchPart` for the press (true when it is here; a failure is told), and `preload` for a sign of the press.
 */
export function useFetchedOnPress<Props>(load: () => Promise<ComponentType<Props>>) {
  const toasts = useSystemActor('toasts');
  const [Part, setPart] = useState<ComponentType<Props>>();
  const fetchPart = async () => {
    try {
      const part = await load();
      setPart(() => part);
      return true;
    } catch {
      toasts.send({ type: 'toast.show', text: NETWORK_TEXT, place: 'public' });
      return false;
    }
  };
  const preload = () => {
    // only a head start: the press itself tells of a failure
    load().catch(() => undefined);
  };
  return { Part, fetchPart, preload };
}
