import { useSelector } from '@xstate/react';
import { use, useEffectEvent, useLayoutEffect, useState, type ComponentType } from 'react';
import { PageLocation } from '#app/pageLocation.ts';
import type { PageModule } from '#hooks/definePage.ts';
import { CrashScreen } from '#app/shell/CrashScreen.tsx';
import { Remount } from '#ui/Remount.tsx';
import type { Route } from '#machines/app/navigation/routes.ts';
import type { RootActor } from '#app/calls/root.ts';
import { useRoot } from '#hooks/actors.tsx';
import { searchPart } from '#lib/hashLocation.ts';
import { factsOf } from '#machines/app/session/facts.ts';

/** What a page's component gets. */
export interface RouteProps {
  route: Route;
}

/**
 * The component of a page: its screen with its actor, which the root starts and stops; the screen only reports that it
 * is mounted (design, Pages' actors live in the root).
 */
export const pageScreen = (page: PageModule): ComponentType<RouteProps> =>
  function PageScreen({ route }) {
    return <OpenPage route={route} page={page} />;
  };

function OpenPage({ route, page }: RouteProps & { page: PageModule }) {
  const root = useRoot() as RootActor;
  const location = use(PageLocation);
  const id = route.perQuery ? location : route.path;
  const host = useSelector(root, ({ context }) => context.pages[id]);
  // it only changes with the page's lifecycle
  const state = useSelector(host, (snapshot) => snapshot);

  const enter = () => {
    for (const flow of page.flows ?? []) root.send({ type: 'flow.needed', flow });
    if (!page.logic) return;
    const input = page.input?.({ location, search: searchPart(location), facts: factsOf(root.system) });
    const kept = route.kept || route.resumed;
    root.send({ type: 'page.entered', page: { id, kept, logic: page.logic }, input });
  };
  // a page is entered once per id: its screen reads later queries of the same page
  const enterOnce = useEffectEvent(enter);
  useLayoutEffect(() => {
    enterOnce();
    return () => root.send({ type: 'page.left', id });
  }, [root, id]);

  // the same element with each query, so that a screen renders only for what it selects
  const [screen] = useState(
    <Remount>
      <page.Screen />
    </Remount>,
  );
  if (!page.view) return screen;
  if (state?.matches('crashed')) return <CrashScreen onRetry={enter} />;
  const open = state?.matches('open') && state.children.page;
  return open ? <page.view.Provider actor={open}>{screen}</page.view.Provider> : null;
}
