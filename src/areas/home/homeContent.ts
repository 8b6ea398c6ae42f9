import type { Client } from '#api/client.ts';
import * as games from '#api/games.ts';
import * as siteApi from '#api/site.ts';
import { toLottery, toTile } from '#calls/catalogue.ts';
import { pictureUrl } from '#lib/pictureUrl.ts';
import type { Banner, TabContent } from '#machines/kit/games/catalogue.ts';

/** The banners of the home page whose pictures may be shown. */
export async function readBanners(call: Client, signal: AbortSignal): Promise<Banner[]> {
  const banners = await siteApi.fetchBanners(call, signal);
  return banners.flatMap(({ src }) => {
    const allowed = pictureUrl(src);
    return allowed === null ? [] : [{ src: allowed }];
  });
}

/** The special tiles of categories, which are separate game lists (spec 1 §7). */
export async function readSpecials(
  call: Client,
  categories: readonly games.GameCategory[],
  signal: AbortSignal,
): Promise<TabContent> {
  const lists = await Promise.all(categories.map((category) => games.fetchGames(call, category, signal)));
  return {
    specials: lists.flatMap((list, at) => list.map((item) => toTile(item, categories[at] ?? ''))),
    games: [],
    lotteries: [],
  };
}

/** The tiles of the first category. */
export async function readHot(call: Client, signal: AbortSignal): Promise<TabContent> {
  const [top, grids] = await Promise.all([
    readSpecials(call, ['hot'], signal),
    games.fetchHotGames(call, signal),
  ]);
  return {
    ...top,
    games: grids.gameLists.map((item) => toTile(item, 'hot')),
    lotteries: grids.lotteryGames.map(toLottery),
  };
}

/** The tiles of the lotteries. */
export async function readLotteries(call: Client, signal: AbortSignal): Promise<TabContent> {
  const [top, lotteries] = await Promise.all([
    readSpecials(call, ['lottery'], signal),
    games.fetchLotteries(call, signal),
  ]);
  return { ...top, lotteries: lotteries.map(toLottery) };
}
