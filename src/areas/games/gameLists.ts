import { fetchGames } from '#api/games.ts';
import { fetchProviderGames } from './providerGames.ts';
import { client } from '#calls/client.ts';
import { toGame } from '#calls/catalogue.ts';
import { pictureUrl } from '#lib/pictureUrl.ts';
import type { GamesTab } from '#machines/games/games.machine.ts';
import type { Game } from '#machines/kit/games/catalogue.ts';

/** The recommended games: the concise list (spec 1 §2). */
export async function recommendedGames(signal: AbortSignal): Promise<Game[]> {
  const items = await fetchGames(client, 'concise', signal);
  return items.map((item) => toGame(item, 'concise'));
}

/** A provider's games; they are entered with its code and theirs, and with the default game type (spec 1 §7). */
export async function providerGames(provider: GamesTab, signal: AbortSignal): Promise<Game[]> {
  const items = await fetchProviderGames(client, provider, signal);
  return items.map(({ catecode, gamecode, gamename, gamepic, badge }) => ({
    id: `${catecode}/${gamecode}`,
    name: gamename,
    platform: catecode,
    code: gamecode,
    type: 0,
    picture: pictureUrl(gamepic),
    badge,
  }));
}
