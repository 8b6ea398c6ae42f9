import { outsideUrl } from './outsideUrl.ts';

/**
 * Like `outsideUrl`, for a frame whose address anybody's link can set: of the site's own origin it allows only
 * addresses below the paths that the operator lists (D34), such as `/h5/`. A page there can do whatever the app can, so
 * `/` allows nothing. Neither does a path with encoded slashes or dots, because a server may read it differently.
 */
export function framedUrl(address: unknown, origin: string, paths: readonly string[]): string | null {
  const allowed = outsideUrl(address, origin);
  if (allowed === null) return null;
  const { origin: target, pathname } = new URL(allowed);
  if (target !== origin) return allowed;
  const isBelow = (path: string) => /^\/.+\/$/.test(path) && pathname.startsWith(path);
  return paths.some(isBelow) && !/%(2f|5c|2e)/i.test(pathname) ? allowed : null;
}
