import { Activity, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { Router, useLocation, useRouter, useSearch } from 'wouter';
import type { Route } from '#app/page.ts';
import { PageHost } from '#app/PageHost.tsx';
import { useSystemSelector } from '#lib/actors.tsx';
import { routeRules } from '#machines/root/routes.ts';

/**
 * The kept routes that were visited, hidden while another is open (D4). A hidden page keeps its own location,
 * else it would render with the other page's; the pages of a member are dropped with the session.
 */
export function KeptPages({
  routes,
  fallback,
}: {
  routes: readonly Route[];
  fallback: (page: ReactNode) => ReactNode;
}) {
  const [path] = useLocation();
  const search = useSearch();
  const isMember = useSystemSelector('session', (snapshot) => snapshot.hasTag('member'));
  const [visited, setVisited] = useState<Readonly<Record<string, string>>>({});

  const active = routes.find((route) => route.path === path);
  if (active !== undefined && visited[path] !== search) setVisited({ ...visited, [path]: search });

  return routes
    .filter((route) => visited[route.path] !== undefined)
    .filter((route) => isMember || routeRules[route.path].access === 'anyone')
    .map((route) => (
      <Activity key={route.path} mode={route === active ? 'visible' : 'hidden'}>
        <FrozenRouter path={route.path} search={visited[route.path] ?? ''}>
          <KeptScroll>{fallback(<PageHost route={route} />)}</KeptScroll>
        </FrozenRouter>
      </Activity>
    ));
}

function FrozenRouter({ path, search, children }: { path: string; search: string; children: ReactNode }) {
  const { hook, hrefs } = useRouter();
  const frozen = useRef({ path, search });
  frozen.current = { path, search };
  // made once, as wouter needs stable hooks; they read what the last render was given
  const [hooks] = useState(() => ({
    hook: (...args: Parameters<typeof hook>) => {
      const [, navigate] = hook(...args);
      return [frozen.current.path, navigate] as ReturnType<typeof hook>;
    },
    searchHook: () => frozen.current.search,
  }));
  return (
    <Router hook={hooks.hook} searchHook={hooks.searchHook} hrefs={hrefs}>
      {children}
    </Router>
  );
}

/** Brings back the window's scroll of a kept page before it is painted. */
function KeptScroll({ children }: { children: ReactNode }) {
  const position = useRef(0);
  useLayoutEffect(() => {
    window.scrollTo(0, position.current);
    const note = () => {
      position.current = window.scrollY;
    };
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, []);
  return children;
}
