import { fromCallback } from 'xstate';
import { noteInviter } from '#calls/inviter.ts';
import { currentLocation, moveTo, tidyAddress } from '#lib/hashLocation.ts';
import type { NavigationCommand } from '#machines/app/navigation/navigation.ts';

/**
 * The address bar as an actor: it navigates for the flows and reports the current location to the root. An address that
 * another app left in its own form gets the app's, and its inviter is kept (D67).
 */
export const navigation = fromCallback<NavigationCommand>(({ receive, sendBack }) => {
  let told: string | undefined;
  const tell = () => {
    tidyAddress();
    const location = currentLocation();
    // an overlay moves through the history, too, but not to another location
    if (location === told) return;
    told = location;
    noteInviter(location);
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
