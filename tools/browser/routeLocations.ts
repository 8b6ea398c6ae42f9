import { routeRules, type RoutePath } from '#machines/app/navigation/routes.ts';

/** The queries that pages require. */
const QUERIES: Readonly<Record<string, string>> = {
  '/gamePage': '?name=pp&type=6&code=vs20fruit',
  '/LotteryGamePage': '?gamecode=jsks',
  '/game-shell': '?url=https%3A%2F%2Fgames.example%2F',
  '/activeInfo': '?id=1',
  '/myNewsInfo': '?id=1',
};

/** Every route with a location that opens it. */
export const routeLocations = (Object.keys(routeRules) as RoutePath[]).map((path) => ({
  path,
  location: path + (QUERIES[path] ?? ''),
}));
