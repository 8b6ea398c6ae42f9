/**
 * The one rule for addresses from outside (D34): http and https, or a path of our own origin.
 * Answers the address to use, or null where it may not be opened; `own` is our origin.
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
