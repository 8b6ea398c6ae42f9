import { serverNow } from '#lib/serverClock.ts';
import { read, write } from '#lib/storage.ts';
import { newPlay, type Play } from '#machines/kit/protection/playTime.ts';

/** The stored time played in this window's session; a new one if nothing readable is stored. */
export function storedPlay(): Play {
  const stored = parsed(read('session', 'play'));
  const isWhole = [stored?.startedAt, stored?.played, stored?.checked].every(Number.isFinite);
  if (!isWhole || (stored?.since !== null && !Number.isFinite(stored?.since))) return newPlay(serverNow());
  return stored as Play;
}

/** Stores it for this window's session; null removes it. */
export function storePlay(play: Play | null): void {
  write('session', 'play', play && JSON.stringify(play));
}

function parsed(text: string | null): Partial<Play> | null {
  try {
    return JSON.parse(text ?? 'null') as Partial<Play> | null;
  } catch {
    return null;
  }
}
