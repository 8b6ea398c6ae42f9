import { fromCallback } from 'xstate';
import { currentLocation, moveTo } from '#lib/hashLocation.ts';
import type { NavigationCommand } from '#machines/root/navigation.ts';

/** The address bar as an actor: it navigates for the flows and reports the current location to the root. */
export const navigation = fromCallback<NavigationCommand>(({ receive, sendBack }) => {
  let told: string | undefined;
  // an overlay moves through the history, too, but not to another location
  const tell = () => {
    const location = currentLocation();
    if (location === told) return;
    told = location;
    sendBack({ type: 'location.changed', location });
  };
  receive(({ to, replace }) => moveTo(to, replace));
  window.addEventListener('hashchange', tell);
  window.addEventListener('popstate', tell);
  tell();
  return () => {
    window.removeEventListener('hashchange', tell);
    window.removeEventListener('popstate', tell);
  };
});
