import { createContext, use } from 'react';
import { hashRouting, navigate, pathPart, searchPart } from '#lib/hashLocation.ts';

/** The location for which a page is rendered: the shown one, which follows the address bar, or a kept page's own. */
export const PageLocation = createContext('/');

function usePagePath(): [string, typeof navigate] {
  return [pathPart(use(PageLocation)), navigate];
}
function usePageSearch(): string {
  return searchPart(use(PageLocation));
}
/** The options with which wouter's Router lets pages use the location for which they were rendered. */
export const pageRouting = { hook: usePagePath, searchHook: usePageSearch, hrefs: hashRouting.hrefs };
