import {
  Activity,
  createContext,
  use,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { Router, useLocation } from 'wouter';
import type { Route } from '#machines/root/routes.ts';
import { PageHost } from '#app/PageHost.tsx';
import { hashRouting, navigate, useRawSearch } from '#lib/hashLocation.ts';

/**
 * The kept routes that were visited, hidden while another is open (D4). A hidden page keeps its own location,
 * else it would render with the other page's. All are dropped with the session (D61), as their parent is.
 */
export function KeptPages({
  routes,
  fallback,
}: {
  routes: readonly Route[];
  fallback: (page: ReactNode) => ReactNode;
}) {
  const [path] = useLocation();
  const search = useRawSearch();
  const [visited, setVisited] = useState<Readonly<Record<string, string>>>({});

  const active = routes.find((route) => route.path === path);
  if (active !== undefined && visited[path] !== search) setVisited({ ...visited, [path]: search });

  return routes
    .filter((route) => visited[route.path] !== undefined)
    .map((route) => (
      <Activity key={route.path} mode={route === active ? 'visible' : 'hidden'}>
        <FrozenRouter path={route.path} search={visited[route.path] ?? ''}>
          <KeptScroll>{fallback(<PageHost route={route} />)}</KeptScroll>
        </FrozenRouter>
      </Activity>
    ));
}

interface Place {
  path: string;
  search: string;
}
const FrozenPlace = createContext<Place>({ path: '/', search: '' });

// wouter's hooks for a kept page: where it was left, not where the address bar is
function useFrozenPath(): [string, typeof navigate] {
  return [use(FrozenPlace).path, navigate];
}
function useFrozenSearch(): string {
  return use(FrozenPlace).search;
}
const frozenRouting = { hook: useFrozenPath, searchHook: useFrozenSearch, hrefs: hashRouting.hrefs };

function FrozenRouter({ path, search, children }: Place & { children: ReactNode }) {
  const place = useMemo(() => ({ path, search }), [path, search]);
  return (
    <FrozenPlace value={place}>
      <Router {...frozenRouting}>{children}</Router>
    </FrozenPlace>
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
