import { describe, expect, test, vi } from 'vitest';
import { fetchGames, fetchHotGames, fetchLotteries } from '#api/games.ts';
import { fetchProviderGames } from '#areas/games/providerGames.ts';
import { hiddenGames, watchHiddenGames } from '#api/shownGames.ts';
import { client } from '#calls/client.ts';
import { providerGames, recommendedGames } from '#areas/games/gameLists.ts';
import { readHot, readLotteries, readSpecials } from '#areas/home/homeContent.ts';

const { signal } = new AbortController();

/** Values of app_state, and whether the game is shown: missing counts as 1 (D73). */
const STATES: readonly [unknown, boolean][] = [
  [1, true],
  ['1', true],
  [true, true],
  [undefined, true],
  [null, true],
  [0, false],
  ['0', false],
  [2, false],
  [false, false],
  ['off', false],
];
const SHOWN = STATES.flatMap(([, isShown], at) => (isShown ? [`g${at}`] : []));

const game = (app_state: unknown, at: number) => ({
  name: `g${at}`,
  platform_name: 'pp',
  game_code: `c${at}`,
  app_state,
});
const lottery = (app_state: unknown, at: number) => ({ name: `g${at}`, gamecode: `l${at}`, app_state });
const provided = (app_state: unknown, at: number) => ({
  catecode: 'pp',
  gamecode: `c${at}`,
  gamename: `g${at}`,
  app_state,
});
const each = (item: (state: unknown, at: number) => object) => STATES.map(([state], at) => item(state, at));

/** Responds to every request with this data. */
function answerWith(data: unknown): void {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify({ code: 200, data }))));
}

type Named = { name: string };
const names = (items: readonly Named[]) => items.map(({ name }) => name);

describe('a game whose app_state is not 1 is shown nowhere (D73)', () => {
  test.each<[string, unknown, () => Promise<readonly Named[]>]>([
    ['a category', each(game), () => fetchGames(client, 'sport', signal)],
    [
      'a category of lotteries',
      each(lottery).map((one) => ({ ...one, title: '' })),
      () => fetchLotteries(client, signal),
    ],
    ['the recommended games', each(game), () => recommendedGames(signal)],
    ['a provider', each(provided), () => providerGames('pp', signal)],
    [
      'a provider as the server has it',
      each(provided),
      async () =>
        (await fetchProviderGames(client, 'pp', signal)).map(({ gamename }) => ({ name: gamename })),
    ],
    [
      'the tiles of a tab',
      each(game),
      async () => (await readSpecials(client, ['realbet'], signal)).specials,
    ],
  ])('%s', async (_, data, read) => {
    answerWith(data);
    expect(names(await read())).toEqual(SHOWN);
  });

  test('the hot page and the lotteries’ tab, with all of their parts', async () => {
    vi.stubGlobal('fetch', (address: string) => {
      const data = address.includes('hot-game')
        ? { gameLists: each(game), lotteryGames: each(lottery) }
        : each(address.includes('lottery-games') ? lottery : game);
      return Promise.resolve(new Response(JSON.stringify({ code: 200, data })));
    });
    const hot = await readHot(client, signal);
    expect([names(hot.specials), names(hot.games), names(hot.lotteries)]).toEqual([SHOWN, SHOWN, SHOWN]);
    const lotteries = await readLotteries(client, signal);
    expect([names(lotteries.specials), names(lotteries.lotteries)]).toEqual([SHOWN, SHOWN]);
    expect(await fetchHotGames(client, signal)).toMatchObject({ gameLists: SHOWN.map((name) => ({ name })) });
  });

  test('is remembered by platform and code until a list shows it again', async () => {
    const tell = vi.fn<() => void>();
    const stop = watchHiddenGames(tell);
    answerWith([{ ...game(0, 77), platform_name: 'ae' }, lottery(0, 78)]);
    await fetchGames(client, 'sport', signal);
    expect(hiddenGames()).toEqual(expect.arrayContaining(['ae/c77', '/l78']));
    expect(tell).toHaveBeenCalledOnce();
    answerWith([{ ...game(1, 77), platform_name: 'ae' }, lottery(0, 78)]);
    await fetchGames(client, 'sport', signal);
    expect(hiddenGames()).not.toContain('ae/c77');
    expect(tell).toHaveBeenCalledTimes(2);
    await fetchGames(client, 'sport', signal);
    expect(tell).toHaveBeenCalledTimes(2);
    stop();
    answerWith([game(0, 79)]);
    await fetchGames(client, 'sport', signal);
    expect(tell).toHaveBeenCalledTimes(2);
  });
});

test.each([
  [{ is_new: 1 }, '新'],
  [{ is_hot: '1' }, '热门'],
  [{ is_new: true, is_hot: true }, '新'],
  [{ is_new: 0, is_hot: '0' }, undefined],
  [{ is_new: {}, is_hot: 'yes' }, undefined],
  [{}, undefined],
])('the badge of a game with %j is %s', async (flags, badge) => {
  answerWith([{ ...game(1, 1), ...flags }]);
  expect((await fetchGames(client, 'sport', signal)).map((one) => one.badge)).toEqual([badge]);
  answerWith([{ ...provided(1, 1), ...flags }]);
  expect((await providerGames('pp', signal)).map((one) => one.badge)).toEqual([badge]);
});
