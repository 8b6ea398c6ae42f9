import { outsideUrl } from '#machines/root/outsideUrl.ts';

/** As `outsideUrl`, for frames that may run scripts: never a page of our own origin (design, Safety). */
export function foreignUrl(address: unknown, own: string): string | null {
  const allowed = outsideUrl(address, own);
  return allowed === null || new URL(allowed).origin === own ? null : allowed;
}

/**
 * What the frame of a service we were given may do: with scripts and its own origin together, a page of ours would
 * have everything the app has, so only a foreign one keeps its origin (design, Safety).
 */
export function frameSandbox(address: string, own: string): string {
  const isForeign = foreignUrl(address, own) !== null;
  return `allow-scripts ${isForeign ? 'allow-same-origin ' : ''}allow-forms allow-popups`;
}
