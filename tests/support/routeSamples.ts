import { routeRules, type RoutePath } from '#machines/root/routes.ts';
import { formPages } from '#tests/support/forms.ts';

/** What the address of a page needs to be one. */
const QUERIES: Readonly<Record<string, string>> = {
  '/gamePage': '?name=pp&type=6&code=vs20fruit',
  '/LotteryGamePage': '?gamecode=jsks',
  '/game-shell': '?url=https%3A%2F%2Fgames.example%2F',
  '/activeInfo': '?id=1',
  '/myNewsInfo': '?id=1',
};

/** Pages that show nothing fetched: forms that start empty, texts, what is stored of the member, a frame. */
const STATIC = new Set<string>([
  ...formPages.map(({ page }) => page),
  ...'/login /register /addUsdtCard /about /faq /app /sponsor /accountCenter /game-shell'.split(' '),
]);

/** Every route of the product with an address that opens it, and whether it shows what is fetched. */
export const routeSamples = (Object.keys(routeRules) as RoutePath[]).map((path) => ({
  path,
  location: path + (QUERIES[path] ?? ''),
  fetches: !STATIC.has(path),
}));
