import { read, write } from '#lib/storage.ts';
import { inviterIn } from '#machines/root/address.ts';

const KEY = 'pid';

/** Keeps the inviter of a followed link for this window, over every page, until a registration (D67). */
export function noteInviter(location: string): void {
  const inviter = inviterIn(location);
  if (inviter !== '' && inviter !== keptInviter()) write('session', KEY, inviter);
}

/** The inviter of the last followed link that had one; empty if there is none. */
export function keptInviter(): string {
  return read('session', KEY) ?? '';
}

/** Forgets the inviter, because somebody has registered with it. */
export function forgetInviter(): void {
  write('session', KEY, null);
}
