import type { PageModule } from '#app/page.ts';
import type * as pageTableModule from '#app/pageTable.ts';
import type { Route, RoutePath } from '#machines/root/routes.ts';

/** A promise with the fields by which React's `use` reads a settled one without a pause. */
type LoadedPage = Promise<PageModule> & {
  status?: 'fulfilled' | 'rejected';
  value?: PageModule;
  reason?: unknown;
};

/**
 * What becomes of a page that could not be fetched, or of a retry; its failure is shown once that has ended. Nobody
 * judges before `watchRelease` has been fetched.
 */
export const release: { judge?: (path?: RoutePath) => Promise<void> } = {};

const pages = new Map<RoutePath, LoadedPage>();

/** A route's page, loaded once. */
export function loadedPage({ path }: Route): Promise<PageModule> {
  const known = pages.get(path);
  if (known !== undefined) return known;
  const page: LoadedPage = fetchPage(path);
  pages.set(path, page);
  void track(page);
  return page;
}

type PageTable = typeof pageTableModule;
let table: Promise<PageTable | undefined> | undefined;

let tableFailed = false;

/**
 * The titles and chunks of the pages; nothing where they cannot be fetched. They are not asked for again before
 * `forgetFailedPages`, as a component that reads them would ask with each render.
 */
export function pageTable(): Promise<PageTable | undefined> {
  table ??= import('#app/pageTable.ts').catch(() => {
    tableFailed = true;
    return undefined;
  });
  return table;
}

async function fetchPage(path: RoutePath): Promise<PageModule> {
  try {
    const loaded = await pageTable();
    if (loaded === undefined || path === '/') throw new Error(`The page of ${path} cannot be fetched`);
    return (await loaded.pageTable[path].load()).page;
  } catch (error) {
    await release.judge?.(path);
    throw error;
  }
}

/** Notes how a page's promise ended. */
async function track(page: LoadedPage): Promise<void> {
  try {
    page.value = await page;
    page.status = 'fulfilled';
  } catch (reason) {
    page.reason = reason;
    page.status = 'rejected';
  }
}

/** Puts a page in place that came with the entry, so that its first render waits for nothing. */
export function presetPage(path: RoutePath, page: PageModule): void {
  pages.set(path, Object.assign(Promise.resolve(page), { status: 'fulfilled' as const, value: page }));
}

/** Forgets the chunks that could not be loaded, so that a retry asks for them again; tells whether there were any. */
export function forgetFailedPages(): boolean {
  let forgot = tableFailed;
  if (forgot) table = undefined;
  tableFailed = false;
  for (const [path, page] of pages) if (page.status === 'rejected') forgot = pages.delete(path);
  return forgot;
}

/** Fetches a route's chunk before it is wanted; a failure shows when the page is opened. */
export function preloadPage(route: Route): void {
  loadedPage(route).catch(forgetFailedPages);
}
