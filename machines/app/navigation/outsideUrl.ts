/**
 * The one rule for external addresses (D34): http and https, or a path of the site's own origin. Returns the address to
 * use, or null if it may not be opened; `own` is the site's origin.
 */
export function outsideUrl(address: unknown, origin: string): string | null {
  if (typeof address !== 'string' || address.trim() === '') return null;
  try {
    const url = new URL(address.trim(), origin);
    return url.protocol === 'http:' || url.protocol === 'https:' ? url.href : null;
  } catch {
    return null;
  }
}
