import { useSelector } from '@xstate/react';
import { use, useEffectEvent, useLayoutEffect } from 'react';
import { useLocation } from 'wouter';
import { loadedPage } from '#app/loadedPages.ts';
import { CrashScreen } from '#app/shell/CrashScreen.tsx';
import type { Route } from '#machines/root/routes.ts';
import type { RootActor } from '#calls/root.ts';
import { useRoot, useSystemSelector } from '#lib/actors.tsx';
import { useRawSearch } from '#lib/hashLocation.ts';
import { factsOf } from '#machines/session/facts.ts';

/**
 * Shows a route's screen with its page actor, which the root opens and closes: the screen only says that it
 * is there (design, Pages' actors live in the root). A member's page shows nothing to a visitor; the root
 * sends the visitor away (D1).
 */
export function PageHost({ route }: { route: Route }) {
  const isMember = useSystemSelector('session', (snapshot) => snapshot.hasTag('member'));
  return route.access === 'member' && !isMember ? null : <OpenPage route={route} />;
}

function OpenPage({ route }: { route: Route }) {
  const root = useRoot() as RootActor;
  const page = use(loadedPage(route));
  const [path] = useLocation();
  const search = useRawSearch();
  const id = route.perQuery ? `${route.path}?${search}` : route.path;
  const host = useSelector(root, (snapshot) => snapshot.context.pages[id]);
  const open = useSelector(host, (snapshot) =>
    snapshot?.matches('open') ? snapshot.children.page : undefined,
  );
  const crashed = useSelector(host, (snapshot) => snapshot?.matches('crashed') === true);
  const lost = useSelector(host, (snapshot) => snapshot?.matches({ crashed: 'lost' }) === true);

  const enter = () => {
    for (const flow of page.flows ?? []) root.send({ type: 'flow.needed', flow });
    if (page.logic === undefined) return;
    const location = search === '' ? path : `${path}?${search}`;
    const input = page.input?.({ location, search, facts: factsOf(root.system) });
    root.send({ type: 'page.entered', page: { id, kept: route.kept, logic: page.logic }, input });
  };
  // a page is entered once per id: later queries of the same page are its screen's to read
  const enterOnce = useEffectEvent(enter);
  useLayoutEffect(() => {
    enterOnce();
    return () => root.send({ type: 'page.left', id });
  }, [root, id]);

  if (page.view === undefined) return <page.Screen />;
  if (crashed) return <CrashScreen lost={lost} onRetry={enter} />;
  return open === undefined ? null : (
    <page.view.Provider actor={open}>
      <page.Screen />
    </page.view.Provider>
  );
}
