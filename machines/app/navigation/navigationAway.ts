import { fromCallback } from 'xstate';

/** Sent to a flow that outlives its page: the person has left the page that started it. */
export interface NavigationAwayEvent {
  type: 'address.left';
}

/** The placeholder of the watcher in a setup. It reports when the page differs from the one at its start. */
export const watchNavigationAway = fromCallback<NavigationAwayEvent>(() => undefined);
