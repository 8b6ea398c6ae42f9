import { useSelector } from '@xstate/react';
import { memo, useDeferredValue, useLayoutEffect, type ReactNode } from 'react';
import { Router } from 'wouter';
import { BesidePages } from '#ui/besidePages.ts';
import { KeptPages } from '#app/KeptPages.tsx';
import { PageHost } from '#app/PageHost.tsx';
import { PageLocation, pageRouting } from '#app/pageLocation.ts';
import { routeOf, type Route } from '#machines/app/navigation/routes.ts';
import { ErrorBoundary, Rethrown } from '#app/shell/ErrorBoundary.tsx';
import { ErrorScreen } from '#app/shell/ErrorScreen.tsx';
import { Header } from '#app/shell/Header.tsx';
import { Remount } from '#ui/Remount.tsx';
import { Title } from '#app/shell/Title.tsx';
import { TabBar } from '#app/shell/TabBar.tsx';
import { Toasts } from '#app/shell/Toasts.tsx';
import { useUnreadNotices } from '#app/shell/unreadNotices.ts';
import { RootProvider, useRoot, useSystemSelector } from '#hooks/actors.tsx';
import { useHasOwnEntries } from '#hooks/ownEntries.ts';
import { hashRouting, pathPart, useHashLocation } from '#lib/hashLocation.ts';
import type { RootActor } from '#app/calls/root.ts';
import { lazyPart, Nothing } from '#ui/lazyPart.tsx';
import { Spinner } from '#ui/Spinner.tsx';

const Maintenance = lazyPart(() => import('#app/shell/Maintenance.tsx').then((m) => m.Maintenance), {
  Missing: Rethrown,
});
/**
 * The overlays of every screen. They are loaded after the page (afterLoad.ts); without a network before that, the
 * failures themselves are shown.
 */
export const Overlays = lazyPart(() => import('#app/shell/Overlays.tsx').then((m) => m.Overlays), {
  Instead: Nothing,
});
const NotFound = lazyPart(() => import('#app/shell/NotFound.tsx').then((m) => m.NotFound), {
  Waiting: Spinner,
  Missing: Rethrown,
});

/** The whole app around one root actor. */
export function App({ root }: { root: RootActor }) {
  return (
    <RootProvider root={root}>
      <Router {...hashRouting}>
        <ErrorBoundary>
          <Running />
        </ErrorBoundary>
        <BesidePages />
      </Router>
    </RootProvider>
  );
}

/** The site, unless a service crashed without which it cannot run. */
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
  const hasEntries = useHasOwnEntries();
  const root = useRoot() as RootActor;
  const offline = useSelector(root, (snapshot) => snapshot.matches('offline'));
  const ended = useSelector(root, ({ context }) => context.ended);
  if (closed) return <Maintenance />;
  return (
    <>
      <Screens key={ended} />
      <Remount>
        <Toasts />
      </Remount>
      <Remount>{(asks || offline || hasEntries) && <Overlays />}</Remount>
    </>
  );
}

/** Header, pages and tab bar; the next session gets new ones, so that nothing of the last one remains in them (D61). */
function Screens() {
  const location = useHashLocation();
  // title and tab bar respond to a press with the next paint; the page, which takes longer, is rendered afterwards
  const shown = useDeferredValue(location);
  const bare = routeOf(shown)?.bare;
  const unread = useUnreadNotices();
  const title = <Title location={location} />;
  return (
    <>
      {bare ? (
        <span hidden>{title}</span>
      ) : (
        <Remount>
          <Header title={title} inner={pathPart(location) !== '/'} unread={unread} />
        </Remount>
      )}
      <main id="main" aria-busy={shown !== location} className={bare ? 'bare' : 'framed'}>
        <Pages shown={shown} />
      </main>
      {!bare && (
        <Remount>
          <TabBar />
        </Remount>
      )}
    </>
  );
}

const Pages = memo(function Pages({ shown }: { shown: string }) {
  const route = routeOf(shown);
  return (
    <PageLocation value={shown}>
      <Router {...pageRouting}>
        <KeptPages inBoundary={inBoundary} />
        <NewPage key={route?.perQuery ? shown : pathPart(shown)} route={route} />
      </Router>
    </PageLocation>
  );
});

/** A page that is not kept: it starts at its top and is removed when it is left. */
function NewPage({ route }: { route: Route | undefined }) {
  const kept = route?.kept;
  useLayoutEffect(() => {
    if (!kept) window.scrollTo(0, 0);
  }, [kept]);
  if (kept) return null;
  return inBoundary(route ? <PageHost route={route} /> : <NotFound />);
}

function inBoundary(page: ReactNode): ReactNode {
  return <ErrorBoundary>{page}</ErrorBoundary>;
}
