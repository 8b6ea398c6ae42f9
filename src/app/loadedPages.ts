import type { PageModule } from '#hooks/definePage.ts';
import { MissingFile, release } from '#lib/missingFiles.ts';
import type * as pageTableModule from '#app/pageTable.ts';
import { withinTimeLimit } from '#lib/timeLimit.ts';
import { tracked, type Tracked } from '#lib/tracked.ts';
import type { Route, RoutePath } from '#machines/app/navigation/routes.ts';

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
 * The titles and chunks of the pages; null where they cannot be fetched. They are not asked for again before
 * `forgetFailedPages`, as a component that reads them would ask with each render.
 */
export function pageTable(): Tracked<PageTable | null> {
  return (table ??= tracked(withinTimeLimit(() => import('#app/pageTable.ts')).catch(() => null)));
}

async function fetchPage(path: RoutePath): Promise<PageModule> {
  try {
    const loaded = await pageTable();
    if (!loaded || path === '/') throw new MissingFile(`${path} cannot be fetched`);
    return (await withinTimeLimit(loaded.pageTable[path].load)).page;
  } catch (error) {
    await release.judge?.(path);
    throw error;
  }
}

/** Puts a page in place that came with the entry, so that its first render waits for nothing. */
export function presetPage(path: RoutePath, page: PageModule): void {
  pages.set(path, Object.assign(Promise.resolve(page), { value: page }));
}

/** Forgets the chunks that could not be loaded, so that a retry asks for them again; tells whether there were any. */
export function forgetFailedPages(): boolean {
  let forgot = table?.value === null;
  if (forgot) table = undefined;
  for (const [path, page] of pages) if (page.reason) forgot = pages.delete(path);
  return forgot;
}
