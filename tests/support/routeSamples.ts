import { routeLocations } from '#tools/browser/routeLocations.ts';
import { formPages } from '#tests/support/forms.ts';

/** Pages that load no data: forms that start empty, texts, stored data of the member, a frame. */
const STATIC = new Set<string>([
  ...formPages.map(({ page }) => page),
  ...'/login /register /addUsdtCard /about /faq /app /sponsor /accountCenter /game-shell'.split(' '),
]);

/** Every route with a location that opens it, and whether it loads data. */
export const routeSamples = routeLocations.map((route) => ({ ...route, fetches: !STATIC.has(route.path) }));
