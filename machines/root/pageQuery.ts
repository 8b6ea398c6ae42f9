import { fromCallback, type EventObject } from 'xstate';
import type { RoutePath } from '#machines/root/routes.ts';

/** Told to a page that follows its address: the raw query that stands there. */
export interface QueryEvent {
  type: 'query.changed';
  search: string;
}

/**
 * The place of the watcher of queries in a setup: it tells the query of the page at `path` at once, and each time
 * the address changes to one of that page.
 */
export const watchQuery = fromCallback<EventObject, { path: RoutePath }>(() => undefined);
