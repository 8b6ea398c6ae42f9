import { routeRules, type RoutePath } from '#machines/app/navigation/routes.ts';
import { formPages } from '#tests/support/forms.ts';

/** The queries that pages require. */
const QUERIES: Readonly<Record<string, string>> = {
  '/gamePage': '?name=pp&type=6&code=vs20fruit',
  '/LotteryGamePage': '?gamecode=jsks',
  '/game-shell': '?url=https%3A%2F%2Fgames.example%2F',
  '/activeInfo': '?id=1',
  '/myNewsInfo': '?id=1',
};

/** Pages that load no data: forms that start empty, texts, stored data of the member, a frame. */
const STATIC = new Set<string>([
  ...formPages.map(({ page }) => page),
  ...'/login /register /addUsdtCard /about /faq /app /sponsor /accountCenter /game-shell'.split(' '),
]);

/** Every route with a location that opens it, and whether it loads data. */
export const routeSamples = (Object.keys(routeRules) as RoutePath[]).map((path) => ({
  path,
  location: path + (QUERIES[path] ?? ''),
  fetches: !STATIC.has(path),
}));
