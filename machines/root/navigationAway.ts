import { fromCallback } from 'xstate';

/** Told to a flow that outlives its page: the page that it was asked from has been left. */
export interface NavigationAwayEvent {
  type: 'address.left';
}

/** Stands in a setup for the watcher: it tells when another page stands there than at its start. */
export const watchNavigationAway = fromCallback<NavigationAwayEvent>(() => undefined);
