import type { Client } from '#api/client.ts';
import { hiddenKey, shownGamesOf } from '#api/shownGames.ts';

const endpoint = {
  method: 'POST',
  path: '/api/gamelistBycode',
  data: shownGamesOf(['catecode', 'gamecode', 'gamename', 'gamepic'], (item) =>
    hiddenKey(item.catecode, item.gamecode),
  ),
} as const;

/** The games of a provider by its code, such as `obgdy` (spec 1 §3 provider game). */
export const fetchProviderGames = (call: Client, gamecode: string, signal: AbortSignal) =>
  call(endpoint, { body: { gamecode }, signal }).then(({ data }) => data);
