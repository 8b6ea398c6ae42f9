import { fromCallback } from 'xstate';

/** Changes of the phone that a flow may need: whether the page is visible and whether there is a network. */
export type VisibilityOrNetworkEvent =
  | { type: 'document.visible' }
  | { type: 'document.hidden' }
  | { type: 'network.online' }
  | { type: 'network.offline' };

/** The placeholder of the watcher in a setup. It reports the current state at once, then every change. */
export const watchVisibilityAndNetwork = fromCallback<VisibilityOrNetworkEvent>(() => undefined);
