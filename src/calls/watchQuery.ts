import { fromCallback, type EventObject } from 'xstate';
import { currentLocation, pathPart, searchPart } from '#lib/hashLocation.ts';
import type { QueryEvent } from '#machines/root/pageQuery.ts';
import type { RoutePath } from '#machines/root/routes.ts';

/** Watches the address bar for a page's query; queries of other pages are ignored. */
export const watchQuery = fromCallback<EventObject, { path: RoutePath }>(({ input, sendBack }) => {
  const tell = () => {
    const location = currentLocation();
    if (pathPart(location) !== input.path) return;
    sendBack({ type: 'query.changed', search: searchPart(location) } satisfies QueryEvent);
  };
  tell();
  window.addEventListener('hashchange', tell);
  return () => window.removeEventListener('hashchange', tell);
});
