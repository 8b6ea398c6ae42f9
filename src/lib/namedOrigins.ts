import { locationOfLink, pathPart, searchPart } from '#lib/hashLocation.ts';
import { ownerMark } from '#lib/storage.ts';
import { outsideUrl } from '#machines/app/navigation/outsideUrl.ts';

/** The origins that the backend has named, and whose session that was. */
let named = { owner: 0, origins: new Set<string>() };

function originOf(address: string): string | null {
  const url = outsideUrl(address, window.location.origin);
  return url === null ? null : new URL(url).origin;
}

function namedInThisSession(): Set<string> {
  const owner = ownerMark();
  if (named.owner !== owner) named = { owner, origins: new Set() };
  return named.origins;
}

/**
 * Notes an address that an answer of the backend has named, so that /game-shell opens its origin without a question
 * (D69); of a location of /game-shell, the address that it opens. Kept in memory, for this session.
 */
export function noteNamed(address: string): void {
  const location = locationOfLink(address);
  const isShell = location !== null && pathPart(location) === '/game-shell';
  const origin = originOf(isShell ? (new URLSearchParams(searchPart(location)).get('url') ?? '') : address);
  if (origin !== null) namedInThisSession().add(origin);
}

/** Whether the backend has named the origin of this address in this session. */
export function isNamed(address: string): boolean {
  const origin = originOf(address);
  return origin !== null && namedInThisSession().has(origin);
}

/** As after a page load; for tests, which share this module. */
export function forgetNamed(): void {
  named.origins.clear();
}
