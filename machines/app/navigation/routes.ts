/** Who may open a route (D1): `member` sends a visitor to `/` with `redirect`. */
export type Access = 'anyone' | 'member';

/** The rules of a route's page, independent of its content. */
export interface RouteRule {
  access: Access;
  /** it stays alive while another page is open (D4) */
  kept: boolean;
  /** its machine goes on while another page is open, so that it finds again what was chosen; its screen starts anew */
  resumed: boolean;
  /** a new query opens a new page instead of changing the existing one */
  perQuery: boolean;
  /** login and registration show neither header nor sidebar (spec 1 §2) */
  bare: boolean;
}

const open: RouteRule = { access: 'anyone', kept: false, resumed: false, perQuery: false, bare: false };
const keptOpen: RouteRule = { ...open, kept: true };
const openPerQuery: RouteRule = { ...open, perQuery: true };
const entrance: RouteRule = { ...openPerQuery, bare: true };
const member: RouteRule = { ...open, access: 'member' };
const keptMember: RouteRule = { ...member, kept: true };

/** Every route of the product (spec 1 §2, spec 2 §2, D1, D4). */
export const routeRules = {
  '/': keptOpen,
  '/login': entrance,
  '/register': entrance,
  '/about': keptOpen,
  '/faq': open,
  '/kefu': open,
  '/userCenter': keptMember,
  '/accountCenter': open,
  '/resetPasswordNew': open,
  '/modifyPhone': member,
  '/modifyEmail': member,
  '/modifyBirthday': member,
  '/modifyPayPassword': member,
  '/bankCard': { ...member, perQuery: true },
  '/addBankCard': member,
  '/addUsdtCard': member,
  '/addUsdtCards': member,
  '/myNews': open,
  '/myNewsInfo': openPerQuery,
  '/assets': member,
  '/welfare': member,
  '/applyagent': member,
  '/applyagentList': member,
  '/activeInfo': openPerQuery,
  '/activeList': keptOpen,
  '/app': open,
  '/sponsor': open,
  '/vip': keptOpen,
  '/deposit': keptMember,
  '/withdraw': { ...open, resumed: true },
  '/games': keptOpen,
  '/gamePage': openPerQuery,
  '/LotteryGamePage': openPerQuery,
  '/hongbao': member,
  '/protection': member,
  '/game-shell': keptOpen,
} as const satisfies Record<string, RouteRule>;

/** A path of the product without a query. */
export type RoutePath = keyof typeof routeRules;

/** Whether a path is a route's. */
export function isRoutePath(path: string): path is RoutePath {
  return Object.keys(routeRules).includes(path);
}

/** The path without its query. */
export function pathOf(location: string): string {
  return location.split('?', 1)[0] ?? '';
}

/** A route with its rule. */
export interface Route extends RouteRule {
  path: RoutePath;
}

/** The route of a location such as `/assets?type=6`; undefined if there is none (D2). */
export function routeOf(location: string): Route | undefined {
  const path = pathOf(location);
  return isRoutePath(path) ? { ...routeRules[path], path } : undefined;
}

/** The routes that are kept alive (D4). */
export const keptRoutes: readonly Route[] = Object.keys(routeRules).flatMap((path) => {
  const route = routeOf(path);
  return route?.kept === true ? [route] : [];
});

/** `/login`, `/register` or `/` with the wanted path in its query (D2, D3), or without a query if nothing is wanted. */
export function withRedirect(path: string, wanted: string | null): string {
  return wanted === null ? path : `${path}?redirect=${encodeURIComponent(wanted)}`;
}

/**
 * The wanted path in a raw query, if it may be followed (D3): a known route that starts with a single `/` and does not
 * lead to another site. Null otherwise.
 */
export function wantedPath(search: string): string | null {
  const wanted = new URLSearchParams(search).get('redirect');
  return wanted === null ? null : wantedFrom(wanted);
}

/**
 * Where a person at this location wants to be after the login (D68): there, or where the login, the registration or the
 * home page would lead them from there. Null if that is no known route, or none in particular.
 */
export function wantedFrom(location: string): string | null {
  const route = routeOf(location);
  if (route === undefined) return null;
  const isOnTheWay = route.bare || route.path === '/';
  return isOnTheWay ? wantedPath(location.slice(route.path.length + 1)) : location;
}
