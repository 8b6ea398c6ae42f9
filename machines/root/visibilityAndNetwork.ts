import { fromCallback } from 'xstate';

/** What a flow may need to know of the phone: is the page in front, is there a network. */
export type VisibilityOrNetworkEvent =
  | { type: 'document.visible' }
  | { type: 'document.hidden' }
  | { type: 'network.online' }
  | { type: 'network.offline' };

/** Stands in a setup for the watcher: reports the state it finds at once, then every change. */
export const watchVisibilityAndNetwork = fromCallback<VisibilityOrNetworkEvent>(() => undefined);
