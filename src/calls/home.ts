import * as games from '#api/games.ts';
import * as siteApi from '#api/site.ts';
import { client } from '#calls/client.ts';
import { boundCall } from '#calls/boundCall.ts';
import { toLottery, toTile } from '#calls/catalogue.ts';
import { lastKnown } from '#calls/lastKnown.ts';
import type { TabContent } from '#machines/home/catalogue.ts';
import { homeMachine } from '#machines/home/home.machine.ts';
import { pictureUrl } from '#lib/pictureUrl.ts';
import { createResourceMachine } from '#machines/resource/resource.machine.ts';

function loaded<Data>(name: string, load: (signal: AbortSignal) => Promise<Data>) {
  return createResourceMachine<Data>(name).provide({
    actors: { load: boundCall((_: void, signal) => lastKnown(name, () => load(signal))) },
  });
}

/** The special tiles of categories, which are game lists of their own (spec 1 §7). */
async function specials(categories: readonly games.GameCategory[], signal: AbortSignal): Promise<TabContent> {
  const lists = await Promise.all(categories.map((category) => games.fetchGames(client, category, signal)));
  return {
    specials: lists.flatMap((list, at) => list.map((item) => toTile(item, categories[at] ?? ''))),
    games: [],
    lotteries: [],
  };
}

async function hot(signal: AbortSignal): Promise<TabContent> {
  const [top, grids] = await Promise.all([specials(['hot'], signal), games.fetchHotGames(client, signal)]);
  return {
    ...top,
    games: grids.gameLists.map((item) => toTile(item, '')),
    lotteries: grids.lotteryGames.map(toLottery),
  };
}

async function lottery(signal: AbortSignal): Promise<TabContent> {
  const [top, lotteries] = await Promise.all([
    specials(['lottery'], signal),
    games.fetchLotteries(client, signal),
  ]);
  return { ...top, lotteries: lotteries.map(toLottery) };
}

/** The home page with its calls. */
export const home = homeMachine.provide({
  actors: {
    notices: loaded('notices', (signal) => siteApi.fetchNotices(client, signal)),
    banners: loaded('banners', async (signal) => {
      const banners = await siteApi.fetchBanners(client, signal);
      return banners.flatMap(({ src }) => {
        const allowed = pictureUrl(src);
        return allowed === null ? [] : [{ src: allowed }];
      });
    }),
    hot: loaded('hot', hot),
    live: loaded('live', (signal) => specials(['realbet'], signal)),
    sport: loaded('sport', (signal) => specials(['sport'], signal)),
    electronic: loaded('electronic', (signal) => specials(['gaming', 'joker'], signal)),
    lottery: loaded('lottery', lottery),
  },
});
