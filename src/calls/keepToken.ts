import { storePlay } from '#calls/storedPlay.ts';
import { writeToken } from '#lib/storage.ts';
import { newPlay } from '#machines/playerProtection/playTime.ts';

/** Keeps a token that a login or registration was answered with, unless its page has been left meanwhile. */
export function keepToken(token: string, signal: AbortSignal): void {
  if (signal.aborted) return;
  writeToken(token);
  // the money of a session is told from its login on
  storePlay(newPlay(Date.now()));
}
