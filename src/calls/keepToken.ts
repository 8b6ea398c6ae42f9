import { storePlay } from '#calls/storedPlay.ts';
import { serverNow } from '#lib/serverClock.ts';
import { writeToken } from '#lib/storage.ts';
import { newPlay } from '#machines/kit/protection/playTime.ts';

/** Stores the token from a login or registration, unless its page has been left meanwhile. */
export function keepToken(token: string, signal: AbortSignal): void {
  if (signal.aborted) return;
  writeToken(token);
  // the money of a session counts from its login
  storePlay(newPlay(serverNow()));
}
