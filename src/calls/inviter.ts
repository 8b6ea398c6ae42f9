import { read, readToken, write } from '#lib/storage.ts';
import { inviterIn } from '#machines/app/navigation/address.ts';

const KEY = 'pid';

/**
 * Keeps the inviter of a link that a visitor has followed for this window, over every page, until a registration (D67).
 * A member has registered, and may come back to the place of the link.
 */
export function noteInviter(location: string): void {
  const inviter = inviterIn(location);
  if (inviter !== '' && inviter !== keptInviter() && readToken() === '') write('session', KEY, inviter);
}

/** The inviter of the last followed link that had one; empty if there is none. */
export function keptInviter(): string {
  return read('session', KEY) ?? '';
}

/** Forgets the inviter, because somebody has registered with it. */
export function forgetInviter(): void {
  write('session', KEY, null);
}
