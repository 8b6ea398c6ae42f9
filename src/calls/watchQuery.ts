import { fromCallback, type EventObject } from 'xstate';
import { currentLocation, pathPart, searchPart } from '#lib/hashLocation.ts';
import type { QueryEvent } from '#machines/app/navigation/pageQuery.ts';
import type { RoutePath } from '#machines/app/navigation/routes.ts';

/** Calls `tell` with a page's query at once and whenever it changes, until the returned function is called. */
export function followQuery(path: RoutePath, tell: (event: QueryEvent) => void): () => void {
  const look = () => {
    const location = currentLocation();
    if (pathPart(location) === path) tell({ type: 'query.changed', search: searchPart(location) });
  };
  look();
  window.addEventListener('hashchange', look);
  return () => window.removeEventListener('hashchange', look);
}

/** Watches the address bar for a page's query; queries of other pages are ignored. */
export const watchQuery = fromCallback<EventObject, { path: RoutePath }>(({ input, sendBack }) =>
  followQuery(input.path, sendBack),
);
