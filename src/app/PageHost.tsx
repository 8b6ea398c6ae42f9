import { useSelector } from '@xstate/react';
import { use, useEffectEvent, useLayoutEffect } from 'react';
import { useLocation } from 'wouter';
import { loadedPage } from '#app/loadedPages.ts';
import type { Route } from '#machines/root/routes.ts';
import type { RootActor } from '#calls/root.ts';
import { PageProvider, useRoot, useSystemSelector } from '#lib/actors.tsx';
import { useRawSearch } from '#lib/hashLocation.ts';

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
  const { access, kept } = route;
  const id = route.perQuery ? `${route.path}?${search}` : route.path;
  const open = useSelector(root, (snapshot) => snapshot.context.pages[id]?.ref);

  // a page is entered once per id: later queries of the same page are its screen's to read
  const enter = useEffectEvent(() => {
    for (const flow of page.flows ?? []) root.send({ type: 'flow.needed', flow });
    if (page.logic === undefined) return;
    const location = search === '' ? path : `${path}?${search}`;
    const input = page.input?.({ location, search, root });
    root.send({ type: 'page.entered', page: { id, access, kept, logic: page.logic }, input });
  });
  useLayoutEffect(() => {
    enter();
    return () => root.send({ type: 'page.left', id });
  }, [root, id]);

  if (page.logic === undefined) return <page.Screen />;
  return open === undefined ? null : (
    <PageProvider page={open}>
      <page.Screen />
    </PageProvider>
  );
}
