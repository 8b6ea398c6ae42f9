import { fromCallback } from 'xstate';
import { currentLocation, pathPart } from '#lib/hashLocation.ts';
import type { DepartureEvent } from '#machines/root/departure.ts';

/** Watches the address bar for another page; a new query is still the same one. */
export const watchAddress = fromCallback<DepartureEvent>(({ sendBack }) => {
  const place = pathPart(currentLocation());
  const look = () => {
    if (pathPart(currentLocation()) !== place) sendBack({ type: 'place.left' } satisfies DepartureEvent);
  };
  window.addEventListener('hashchange', look);
  return () => window.removeEventListener('hashchange', look);
});
