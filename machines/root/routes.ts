/** Who may open a route (D1): `member` sends a visitor to `/` with `redirect`. */
export type Access = 'anyone' | 'member';

/** A route as the flows know it: who may open it and whether it is kept alive (D1, D4). */
export interface RouteRule {
  access: Access;
  kept: boolean;
}

const open: RouteRule = { access: 'anyone', kept: false };
const keptOpen: RouteRule = { access: 'anyone', kept: true };
const member: RouteRule = { access: 'member', kept: false };
const keptMember: RouteRule = { access: 'member', kept: true };

/** Every route of the product (spec 1 §2, spec 2 §2, D1, D4). */
export const routeRules = {
  '/': keptOpen,
  '/login': open,
  '/register': open,
  '/about': keptOpen,
  '/faq': open,
  '/kefu': open,
  '/userCenter': keptMember,
  '/accountCenter': open,
  '/resetPasswordNew': open,
  '/modifyPhone': member,
  '/modifyEmail': member,
  '/modifyPayPassword': member,
  '/bankCard': member,
  '/addBankCard': member,
  '/addUsdtCard': member,
  '/addUsdtCards': member,
  '/myNews': open,
  '/myNewsInfo': open,
  '/assets': member,
  '/welfare': member,
  '/applyagent': member,
  '/applyagentList': member,
  '/activeInfo': open,
  '/activeList': keptOpen,
  '/app': open,
  '/sponsor': open,
  '/vip': keptOpen,
  '/deposit': keptMember,
  '/withdraw': open,
  '/games': keptOpen,
  '/gamePage': open,
  '/LotteryGamePage': open,
  '/hongbao': member,
  '/game-shell': keptOpen,
} as const satisfies Record<string, RouteRule>;

/** A path of the product, without its query. */
export type RoutePath = keyof typeof routeRules;

/** The path without its query. */
export function pathOf(location: string): string {
  return location.split('?', 1)[0] ?? '';
}

/** The rule of a location such as `/assets?type=6`; undefined where no screen has it (D2). */
export function ruleOf(location: string): RouteRule | undefined {
  const path = pathOf(location);
  return Object.hasOwn(routeRules, path) ? routeRules[path as RoutePath] : undefined;
}

/** `/login`, `/register` or `/` carrying the wanted path on (D2, D3); without one, the bare path. */
export function withRedirect(path: string, wanted: string | null): string {
  return wanted === null ? path : `${path}?redirect=${encodeURIComponent(wanted)}`;
}

/**
 * The wanted path inside a raw query string, if it may be followed (D3): one leading `/`, a known route,
 * no way to another site. Null otherwise.
 */
export function wantedPath(search: string): string | null {
  const wanted = new URLSearchParams(search).get('redirect');
  if (wanted === null || !/^\/(?![/\\])/.test(wanted)) return null;
  return ruleOf(wanted) === undefined || ['/login', '/register'].includes(pathOf(wanted)) ? null : wanted;
}
