import { outsideUrl } from '#machines/root/outsideUrl.ts';

/**
 * As `outsideUrl`, for a frame that anybody's link may fill: of our own origin only what lies below the paths that the
 * operator allows (D34), such as `/h5/`. A page there can do whatever the app can, so `/` allows nothing, and neither
 * does a path whose slashes or dots are encoded, as a server may read it as another one.
 */
export function framedUrl(address: unknown, origin: string, paths: readonly string[]): string | null {
  const allowed = outsideUrl(address, origin);
  if (allowed === null) return null;
  const { origin: target, pathname } = new URL(allowed);
  if (target !== origin) return allowed;
  const isBelow = (path: string) => /^\/.+\/$/.test(path) && pathname.startsWith(path);
  return paths.some(isBelow) && !/%(2f|5c|2e)/i.test(pathname) ? allowed : null;
}
