import { serverNow } from '#lib/serverClock.ts';
import { readJson, write } from '#lib/storage.ts';
import { newPlay, type Play } from '#machines/kit/protection/playTime.ts';

/** The stored time played in this window's session; a new one if nothing readable is stored. */
export function storedPlay(): Play {
  const stored = readJson('session', 'play');
  return isPlay(stored) ? stored : newPlay(serverNow());
}

/** Stores it for this window's session; null removes it. */
export function storePlay(play: Play | null): void {
  write('session', 'play', play && JSON.stringify(play));
}

function isPlay(stored: unknown): stored is Play {
  if (typeof stored !== 'object' || stored === null) return false;
  const { startedAt, played, checked, since }: Partial<Record<keyof Play, unknown>> = stored;
  return [startedAt, played, checked].every(Number.isFinite) && (since === null || Number.isFinite(since));
}
