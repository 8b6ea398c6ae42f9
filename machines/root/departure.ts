import { fromCallback } from 'xstate';

/** Told to a flow that outlives its page: the page that it was asked from has been left. */
export interface DepartureEvent {
  type: 'place.left';
}

/** The place of the watcher of departures in a setup: it tells when another page stands there than at its start. */
export const watchDeparture = fromCallback<DepartureEvent>(() => undefined);
