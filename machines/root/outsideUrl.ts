/**
 * The one rule for addresses from outside (D34): http and https, or a path of our own origin.
 * Answers the address to use, or null where it may not be opened; `own` is our origin.
 */
export function outsideUrl(address: unknown, own: string): string | null {
  if (typeof address !== 'string' || address.trim() === '') return null;
  try {
    const url = new URL(address.trim(), own);
    return url.protocol === 'http:' || url.protocol === 'https:' ? url.href : null;
  } catch {
    return null;
  }
}

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
