import { fromCallback } from 'xstate';
import { currentLocation, pathPart } from '#lib/hashLocation.ts';
import type { NavigationAwayEvent } from '#machines/app/navigation/navigationAway.ts';

/** Watches the address bar for another page; a new query is still the same page. */
export const watchAddress = fromCallback<NavigationAwayEvent>(({ sendBack }) => {
  const path = pathPart(currentLocation());
  const look = () => {
    if (pathPart(currentLocation()) !== path)
      sendBack({ type: 'address.left' } satisfies NavigationAwayEvent);
  };
  window.addEventListener('hashchange', look);
  return () => window.removeEventListener('hashchange', look);
});
