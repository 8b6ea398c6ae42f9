import { createContext, use } from 'react';
import { hashRouting, navigate, pathPart, searchPart } from '#lib/hashLocation.ts';

/** The location that a page is rendered for: the one that is shown, which follows the address bar, or a kept page's own. */
export const PageLocation = createContext('/');

function usePagePath(): [string, typeof navigate] {
  return [pathPart(use(PageLocation)), navigate];
}
function usePageSearch(): string {
  return searchPart(use(PageLocation));
}
/** What wouter's Router takes to have pages live where they were rendered for. */
export const pageRouting = { hook: usePagePath, searchHook: usePageSearch, hrefs: hashRouting.hrefs };
