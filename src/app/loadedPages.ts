import { pageScreen, type RouteProps } from '#app/PageScreen.tsx';
import type { FlowDefinition } from '#machines/app/flowHost.machine.ts';
import type { PageModule } from '#hooks/definePage.ts';
import type * as pageTableModule from '#app/pageTable.ts';
import { Rethrown } from '#app/shell/ErrorBoundary.tsx';
import { MissingFile } from '#lib/missingFiles.ts';
import { routeRules, type RoutePath } from '#machines/app/navigation/routes.ts';
import { lazyPart, type LazyPart } from '#ui/lazyPart.tsx';
import { Spinner } from '#ui/Spinner.tsx';

let table: Promise<typeof pageTableModule> | undefined;

/** The titles and chunks of the pages, requested once, and again if they did not come. */
export function fetchPageTable(): Promise<typeof pageTableModule> {
  return (table ??= import('#app/pageTable.ts').catch(() => {
    table = undefined;
    throw new MissingFile('The table of the pages cannot be fetched');
  }));
}

/** The outbox, which every page but home needs first: it may send something, or show what was sent. */
export async function fetchOutbox(): Promise<FlowDefinition> {
  return (await import('#app/calls/outbox.ts')).outboxFlow;
}

async function fetchPage(path: RoutePath) {
  if (path === '/') throw new Error('Home comes with the entry');
  const fetched = fetchPageTable().then(({ pageTable }) => pageTable[path].load());
  const [outbox, { page }] = await Promise.all([fetchOutbox(), fetched]);
  return pageScreen({ ...page, flows: [outbox, ...(page.flows ?? [])] });
}

const pagePart = (path: RoutePath) =>
  lazyPart(() => fetchPage(path), { Waiting: Spinner, Missing: Rethrown, page: path });

/** The pages of the routes, loaded late like any part; the boundary around a page shows that it is missing. */
export const pageParts = Object.fromEntries(
  Object.keys(routeRules).map((path) => [path, pagePart(path as RoutePath)]),
) as Readonly<Record<RoutePath, LazyPart<RouteProps>>>;

/** Puts a page in place that came with the entry, so that its first render waits for nothing. */
export function presetPage(path: RoutePath, page: PageModule): void {
  pageParts[path].preset(pageScreen(page));
}
