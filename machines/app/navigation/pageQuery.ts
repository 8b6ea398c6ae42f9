import { fromCallback, type EventObject } from 'xstate';
import type { RoutePath } from './routes.ts';

/** Sent to a page that follows its address: the current raw query. */
export interface QueryEvent {
  type: 'query.changed';
  search: string;
}

/**
 * The placeholder of the query watcher in a setup. It sends the query of the page at `path` at once, and each time the
 * address changes to that page.
 */
export const watchQuery = fromCallback<EventObject, { path: RoutePath }>(() => undefined);
