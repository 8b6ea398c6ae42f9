import type { PageModule } from '#app/page.ts';
import { release } from '#lib/missingFiles.ts';
import type * as pageTableModule from '#app/pageTable.ts';
import { tracked, type Tracked } from '#lib/tracked.ts';
import type { Route, RoutePath } from '#machines/root/routes.ts';

const pages = new Map<RoutePath, Tracked<PageModule>>();

/** A route's page, loaded once. */
export function loadedPage({ path }: Route): Tracked<PageModule> {
  let page = pages.get(path);
  if (!page) pages.set(path, (page = tracked(fetchPage(path))));
  return page;
}

type PageTable = typeof pageTableModule;
let table: Tracked<PageTable | null> | undefined;

/**
 * The titles and chunks of the pages; null if they cannot be loaded. They are not requested again before
 * `forgetFailedPages`, because a component that reads them would request them with each render.
 */
export function pageTable(): Tracked<PageTable | null> {
  return (table ??= tracked(import('#app/pageTable.ts').catch(() => null)));
}

async function fetchPage(path: RoutePath): Promise<PageModule> {
  try {
    const loaded = await pageTable();
    if (!loaded || path === '/') throw new Error(`${path} cannot be fetched`);
    return (await loaded.pageTable[path].load()).page;
  } catch (error) {
    await release.judge?.(path);
    throw error;
  }
}

/** Sets a page that came with the entry, so that its first render does not wait. */
export function presetPage(path: RoutePath, page: PageModule): void {
  pages.set(path, Object.assign(Promise.resolve(page), { value: page }));
}

/** Removes the chunks that could not be loaded, so that a retry requests them again; returns whether there were any. */
export function forgetFailedPages(): boolean {
  let forgot = table?.value === null;
  if (forgot) table = undefined;
  for (const [path, page] of pages) if (page.reason) forgot = pages.delete(path);
  return forgot;
}

/** Loads a route's chunk before it is needed; a failure shows when the page is opened. */
export function preloadPage(route: Route): void {
  loadedPage(route).catch(forgetFailedPages);
}
