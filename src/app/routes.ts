import { routeRules, ruleOf, type RoutePath, type RouteRule } from '#machines/root/routes.ts';

/** A route as the app's frame needs it before its page is there. */
export interface Route extends RouteRule {
  path: RoutePath;
  /** login and registration show neither header nor sidebar (spec 1 §2) */
  bare: boolean;
  /** a new query is a new page, not the same one told something else */
  perQuery: boolean;
}

const bare = /^\/(login|register)$/;
const perQuery = /^\/(login|register|gamePage|LotteryGamePage|bankCard|myNewsInfo|activeInfo)$/;

/** The route of a path; undefined for the not-found screen (D2). */
export function routeOf(path: string): Route | undefined {
  const rule = ruleOf(path);
  return rule && { ...rule, path: path as RoutePath, bare: bare.test(path), perQuery: perQuery.test(path) };
}

/** The routes that are kept alive (D4). */
export const keptRoutes: readonly Route[] = Object.keys(routeRules).flatMap((path) => {
  const route = routeOf(path);
  return route?.kept === true ? [route] : [];
});
