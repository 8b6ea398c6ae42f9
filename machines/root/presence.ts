import { fromCallback } from 'xstate';

/** What a flow may need to know of the phone: is the page in front, is there a network. */
export type PresenceEvent =
  | { type: 'presence.shown' }
  | { type: 'presence.hidden' }
  | { type: 'network.online' }
  | { type: 'network.offline' };

/** The place of the presence watcher in a setup: reports the state it finds at once, then every change. */
export const watchPresence = fromCallback<PresenceEvent>(() => undefined);
