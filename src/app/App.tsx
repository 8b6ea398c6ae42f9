import { useSelector } from '@xstate/react';
import { lazy, Suspense, useLayoutEffect, type ReactNode } from 'react';
import { Router, useLocation } from 'wouter';
import { KeptPages } from '#app/KeptPages.tsx';
import { PageHost } from '#app/PageHost.tsx';
import { keptRoutes, routeOf, type Route } from '#machines/root/routes.ts';
import { ErrorBoundary } from '#app/shell/ErrorBoundary.tsx';
import { ErrorScreen } from '#app/shell/ErrorScreen.tsx';
import { Header } from '#app/shell/Header.tsx';
import { Title } from '#app/shell/Title.tsx';
import { TabBar } from '#app/shell/TabBar.tsx';
import { Toasts } from '#app/shell/Toasts.tsx';
import { useUnreadNotices } from '#app/shell/unreadNotices.ts';
import { RootProvider, useRoot, useSystemSelector } from '#lib/actors.tsx';
import { hashRouting, useRawSearch } from '#lib/hashLocation.ts';
import type { RootActor } from '#calls/root.ts';
import { Spinner } from '#ui/Spinner.tsx';

const Maintenance = lazy(() =>
  import('#app/shell/Maintenance.tsx').then((m) => ({ default: m.Maintenance })),
);
const Overlays = lazy(() =>
  import('#app/shell/Overlays.tsx').then(
    (m): { default: () => ReactNode } => ({ default: m.Overlays }),
    // it is fetched after the load (afterLoad.ts); who lost the network before that sees the failures themselves
    () => ({ default: () => null }),
  ),
);
const NotFound = lazy(() => import('#app/shell/NotFound.tsx').then((m) => ({ default: m.NotFound })));

/** The whole app around one root actor. */
export function App({ root }: { root: RootActor }) {
  return (
    <RootProvider root={root}>
      <Router {...hashRouting}>
        <ErrorBoundary>
          <Running />
        </ErrorBoundary>
      </Router>
    </RootProvider>
  );
}

/** The site, unless something crashed that it cannot run without. */
function Running() {
  const crashed = useSelector(useRoot() as RootActor, (snapshot) => snapshot.matches('crashed'));
  return crashed ? (
    <ErrorScreen text="页面出错了，请重试" onRetry={() => window.location.reload()} />
  ) : (
    <Site />
  );
}

function Site() {
  const closed = useSystemSelector('site', (snapshot) => snapshot.hasTag('maintenance'));
  const asks = useSystemSelector('session', (snapshot) => snapshot.hasTag('dialog'));
  const root = useRoot() as RootActor;
  const offline = useSelector(root, (snapshot) => snapshot.matches('offline'));
  const ended = useSelector(root, ({ context }) => context.ended);
  if (closed)
    return (
      <Suspense>
        <Maintenance />
      </Suspense>
    );
  return (
    <>
      <Screens key={ended} />
      <Toasts />
      <Suspense>{(asks || offline) && <Overlays />}</Suspense>
    </>
  );
}

/** Header, pages and tab bar; the next session has its own, so that nothing of the last one is left in them (D61). */
function Screens() {
  const [path] = useLocation();
  const search = useRawSearch();
  const route = routeOf(path);
  const unread = useUnreadNotices();
  const title = (
    <Suspense>
      <Title path={path} search={search} />
    </Suspense>
  );
  return (
    <>
      {route?.bare === true ? (
        <span hidden>{title}</span>
      ) : (
        <Header title={title} inner={path !== '/'} unread={unread} />
      )}
      <main id="main" className={route?.bare === true ? 'bare' : 'framed'}>
        <KeptPages routes={keptRoutes} fallback={inBoundary} />
        <NewPage key={route?.perQuery === true ? `${path}?${search}` : path} route={route} />
      </main>
      {route?.bare !== true && <TabBar />}
    </>
  );
}

/** A page that is not kept: it starts at its top, and is gone when it is left. */
function NewPage({ route }: { route: Route | undefined }) {
  const kept = route?.kept === true;
  useLayoutEffect(() => {
    if (!kept) window.scrollTo(0, 0);
  }, [kept]);
  if (kept) return null;
  return inBoundary(route === undefined ? <NotFound /> : <PageHost route={route} />);
}

function inBoundary(page: ReactNode): ReactNode {
  return (
    <ErrorBoundary>
      <Suspense fallback={<Spinner />}>{page}</Suspense>
    </ErrorBoundary>
  );
}
