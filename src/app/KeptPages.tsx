import type { ShellOfPage } from '#boot/handOver.ts';
import { Activity, use, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { keptRoutes } from '#machines/app/navigation/routes.ts';
import { PageHost } from '#app/PageHost.tsx';
import { PageLocation } from '#app/pageLocation.ts';
import { currentLocation, pathPart } from '#lib/hashLocation.ts';

/**
 * The kept routes that were visited, hidden while another is open (D4). A hidden page keeps its own location, because
 * it would otherwise render with the other page's. All are removed with the session (D61), like their parent.
 */
export function KeptPages({ inBoundary }: { inBoundary: (page: ReactNode) => ReactNode }) {
  const shown = use(PageLocation);
  const path = pathPart(shown);
  const [visited, setVisited] = useState<Readonly<Record<string, string>>>({});

  const active = keptRoutes.find((route) => route.path === path);
  if (active && visited[path] !== shown) setVisited({ ...visited, [path]: shown });

  return keptRoutes.map((route) => {
    const location = visited[route.path];
    return (
      location && (
        <Activity key={route.path} mode={route === active ? 'visible' : 'hidden'}>
          <PageLocation value={location}>
            <KeptScroll path={route.path}>{inBoundary(<PageHost route={route} />)}</KeptScroll>
          </PageLocation>
        </Activity>
      )
    );
  });
}

/** Restores the window's scroll position of a kept page before it is painted. */
function KeptScroll({ path, children }: { path: string; children: ReactNode }) {
  const position = useRef(0);
  useLayoutEffect(() => {
    // before it replaces the shell, the app is rendered beside it, and the shell may have been scrolled
    const shell: ShellOfPage | undefined = window.flowplayShell;
    if (shell) position.current = window.scrollY;
    else window.scrollTo(0, position.current);
    const note = () => {
      // on Back the browser scrolls for the next page while this one is still shown
      if (pathPart(currentLocation()) === path) position.current = window.scrollY;
    };
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, [path]);
  return children;
}
