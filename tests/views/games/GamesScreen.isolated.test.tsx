import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { SavedGame, SavedGames } from '#machines/games/savedGames.ts';
import { SEARCH_PAUSE_MS } from '#machines/games/gameSearch.machine.ts';
import { savedGamesKey } from '#tests/steps/savedGames.steps.ts';
import { expectAt, expectToasts, ok, userAnswer, type Opening } from '#tests/support/driver.ts';
import { renderDriver, type RenderedDriver } from '#tests/support/renderedDriver.tsx';

// the environment has no IndexedDB
const device = vi.hoisted(() => ({
  records: new Map<string, unknown>(),
  /** the keys of all reads, which are answered after `opened` */
  reads: [] as string[],
  opened: Promise.resolve(),
}));
vi.mock(import('#lib/deviceDatabase.ts'), async (original) => ({
  ...(await original()),
  readRecord: async (key) => {
    device.reads.push(key);
    await device.opened;
    return device.records.get(key) ?? null;
  },
  writeRecord: async (key, value) => {
    device.records.set(key, value);
    return true;
  },
}));
beforeEach(() => {
  device.records.clear();
  device.reads = [];
  device.opened = Promise.resolve();
});

/** Keeps all reads of the device pending from now on; returns what answers them. */
function holdReads(): () => void {
  let answer = (): void => undefined;
  device.opened = new Promise((resolve) => {
    answer = resolve;
  });
  return () => answer();
}

const USER = '/api/user';
const LIST = '/api/game/list';
const PROVIDER = '/api/gamelistBycode';
const LOTTERIES = '/api/lottery-games';

const listed = (name: string, changes: object = {}) => ({
  id: name,
  name,
  platform_name: 'pp',
  game_code: `code ${name}`,
  ...changes,
});

/** Opens the page, whose recommended games stay pending. */
async function openPage({ hold = [], ...opening }: Opening = {}): Promise<RenderedDriver> {
  const driver = renderDriver();
  onTestFinished(driver.close);
  await driver.open('/games', { ...opening, hold: [LIST, LOTTERIES, ...hold] });
  return driver;
}
/** Opens the page with one recommended game. */
async function openWithGame(opening: Opening = {}, game: object = listed('1号')): Promise<RenderedDriver> {
  const driver = await openPage(opening);
  await driver.calls.answer(LIST, ok([game]));
  return driver;
}

/** the panel of the recommended games, which follows that of the saved games */
const panel = () => within(screen.getAllByRole('tabpanel').at(-1) ?? document.body);
const tiles = () =>
  panel()
    .queryAllByRole('button')
    .map((button) => button.textContent ?? '')
    .filter((text) => /\d号$/.test(text))
    .map((text) => text.slice(-2));

describe('the electronic games', () => {
  test('are under five tabs in their order', async () => {
    await openPage();
    expect(screen.getAllByRole('tab').map((one) => one.textContent)).toEqual([
      '推荐',
      'OB电子',
      'FG电子',
      'PP电子',
      'AE电子',
    ]);
  });

  test('are entered by their platform, type and code', async () => {
    const game = listed('1号', { platform_name: 'obgdy', game_code: 'OB 1' });
    const { look, press } = await openWithGame({ member: true }, game);
    await press('button', '1号');
    await look(({ at }) => {
      const [path, query] = at.split('?');
      expect(path).toBe('/gamePage');
      expect(Object.fromEntries(new URLSearchParams(query))).toMatchObject({
        name: 'obgdy',
        type: '3',
        code: 'OB 1',
      });
    });
  });

  test('send a visitor to the login after 1 s', async () => {
    const driver = await openWithGame();
    await driver.press('button', '1号');
    await expectToasts(driver, '请登录！');
    await driver.pass(999);
    await expectAt(driver, '/games');
    await driver.pass(1);
    await driver.look(({ at }) => expect(at).toMatch(/^\/login\?redirect=/));
  });

  test('fetch nothing while the page is hidden, and nothing again when it is shown again (D4)', async () => {
    const { calls, goTo, pass } = await openWithGame();
    await goTo('/about');
    await pass(600_000);
    expect(calls.made(LIST)).toHaveLength(1);
    await goTo('/games');
    expect(tiles()).toEqual(['1号']);
    expect(calls.made(LIST)).toHaveLength(1);
  });
});

const FIELD = '搜索游戏';
const results = () => within(screen.getByRole('region', { name: '搜索结果' }));

describe('the search across all games', () => {
  test('has the focus where it is linked to, once', async () => {
    const driver = renderDriver();
    onTestFinished(driver.close);
    await driver.open('/games?search=1', { hold: [LIST, LOTTERIES] });
    await driver.look(({ focused }) => expect(focused).toBe(FIELD));
    await expectAt(driver, '/games');
  });

  const provided = ok(
    ['金龙送宝', '龙虎争霸'].map((gamename) => ({
      catecode: 'pp',
      gamecode: gamename,
      gamename,
      gamepic: '',
    })),
  );
  const lotteries = ok([{ id: '1', title: '极速快三', gamecode: 'jsks' }]);
  /** Opens the page with a search that finds what the providers and the answer of the lotteries contain. */
  async function openSearch(): Promise<RenderedDriver> {
    const driver = await openPage();
    await driver.calls.always(LIST, ok([]));
    await driver.calls.always(PROVIDER, provided);
    return driver;
  }

  test('searches when the typing has rested, not a moment before', async () => {
    const { calls, pass, type } = await openSearch();
    await type(FIELD, '龙');
    await calls.answer(LOTTERIES, lotteries);
    await type(FIELD, '龙虎');
    await pass(SEARCH_PAUSE_MS - 1);
    expect(results().queryByText('找到 1 款游戏')).toBeNull();
    await pass(1);
    expect(results().getByText('找到 1 款游戏')).toBeTruthy();
    expect(results().getByRole('button', { name: '龙虎争霸' })).toBeTruthy();
    expect(screen.getByRole('tablist', { hidden: true }).closest('[hidden]')).not.toBeNull();
  });

  test('finds by pinyin initials, and lotteries too, and fetches the games once', async () => {
    const { calls, pass, press, type } = await openSearch();
    await type(FIELD, 'JS');
    await calls.answer(LOTTERIES, lotteries);
    await pass(SEARCH_PAUSE_MS);
    expect(results().getByRole('button', { name: '极速快三' })).toBeTruthy();
    await press('button', '极速快三');
    await type(FIELD, '');
    await type(FIELD, 'jlsb');
    await pass(SEARCH_PAUSE_MS);
    expect(results().getByRole('button', { name: '金龙送宝' })).toBeTruthy();
    expect(calls.made(LOTTERIES)).toHaveLength(1);
  });

  test('says that nothing was found, and gives the page back when it is cleared', async () => {
    const { calls, pass, press, type } = await openSearch();
    await type(FIELD, '没有这款');
    await calls.answer(LOTTERIES, lotteries);
    await pass(SEARCH_PAUSE_MS);
    expect(results().getByText('没有找到相关游戏')).toBeTruthy();
    await press('button', '清除搜索');
    expect(screen.queryByRole('region', { name: '搜索结果' })).toBeNull();
    expect(screen.getByRole('tablist').closest('[hidden]')).toBeNull();
  });

  test('offers a retry where no game could be fetched', async () => {
    const { calls, pass, press, type } = await openPage();
    for (const path of [LIST, PROVIDER]) await calls.always(path, { code: 500 });
    await type(FIELD, '龙');
    await calls.answer(LOTTERIES, 'lost');
    await calls.always(PROVIDER, provided);
    await press('button', '重试');
    await calls.answer(LOTTERIES, lotteries);
    await pass(SEARCH_PAUSE_MS);
    expect(results().getByText('找到 2 款游戏')).toBeTruthy();
  });
});

describe('the member’s saved games', () => {
  const KEY = savedGamesKey('demo888');
  const saved = (title: string): SavedGame => ({
    kind: 'game',
    title,
    platform: 'pp',
    type: 3,
    code: `code ${title}`,
    picture: null,
  });
  const openWithSaved = (changes: Partial<SavedGames>, opening: Opening = {}) => {
    device.records.set(KEY, { recent: [], favourites: [], ...changes });
    return openWithGame({ member: true, savedGames: true, ...opening });
  };
  /** the tile names of the saved games in the visible row */
  const row = (name: string) =>
    within(screen.getByRole('tabpanel', { name }))
      .queryAllByRole('button')
      .map((tile) => tile.textContent);

  test('is not offered to a visitor', async () => {
    const { misses } = await openWithGame();
    expect(tiles()).toEqual(['1号']);
    await misses('button', '收藏 1号');
    await misses('region', '我的游戏');
  });

  test('has its place before the device has said what stands on it', async () => {
    holdReads();
    await openPage({ member: true, savedGames: true });
    expect(device.reads).toEqual([KEY]);
    expect(row('最近在玩')).toEqual([]);
    expect(screen.queryByText('玩过的游戏会出现在这里')).toBeNull();
  });

  test('takes no room while there is nothing in it, and has it on the next visit', async () => {
    const driver = await openWithGame({ member: true });
    await driver.misses('region', '我的游戏');
    await driver.press('button', '收藏 1号');
    await driver.misses('region', '我的游戏');
    await driver.goTo('/about');
    await driver.goTo('/games');
    await driver.sees('region', '我的游戏');
    expect(row('我的收藏')).toEqual(['1号PP1号']);
    await driver.press('button', '收藏 1号');
    await driver.sees('region', '我的游戏');
    await driver.goTo('/about');
    await driver.goTo('/games');
    await driver.misses('region', '我的游戏');
  });

  test('opens at the favourites where nothing was played', async () => {
    await openWithSaved({ favourites: [saved('9号')] });
    expect(row('我的收藏')).toEqual(['9号PP9号']);
  });

  test('shows what was played last, from where it is entered again', async () => {
    const { look, press, reads } = await openWithSaved({ recent: [saved('9号')] });
    await press('tab', '我的收藏');
    await reads('点亮游戏右上角的星标，收藏到这里');
    await press('tab', '最近在玩');
    await press('button', '9号');
    await look(({ at }) => expect(at).toMatch(/^\/gamePage\?name=pp/));
  });

  test('hides a game that a list hides, and keeps it (D73)', async () => {
    const hidden = { ...saved('9号'), code: 'hidden 9' };
    device.records.set(KEY, { recent: [hidden, saved('8号')], favourites: [hidden] });
    const driver = await openPage({ member: true, savedGames: true });
    expect(row('最近在玩')).toEqual(['9号PP9号', '8号PP8号']);
    await driver.calls.answer(
      LIST,
      ok([listed('1号'), listed('9号', { game_code: 'hidden 9', app_state: 0 })]),
    );
    await driver.look(() => expect(row('最近在玩')).toEqual(['8号PP8号']));
    expect(tiles()).toEqual(['1号']);
    await driver.press('tab', '我的收藏');
    await driver.reads('点亮游戏右上角的星标，收藏到这里');
    expect(device.records.get(KEY)).toMatchObject({ favourites: [hidden] });
  });

  test('asks the lists of its other games, once each, whether they are still shown (D73)', async () => {
    const driver = await openWithSaved({});
    const slot = { ...saved('7号'), type: 7, code: 'hidden 7' };
    device.records.set(KEY, { recent: [slot, saved('8号')], favourites: [] });
    await driver.calls.always(LIST, ok([listed('7号', { game_code: 'hidden 7', app_state: '0' })]));
    const before = driver.calls.made(LIST).length;
    for (const location of ['/about', '/games', '/about', '/games']) await driver.goTo(location);
    await driver.look(() => expect(row('最近在玩')).toEqual(['8号PP8号']));
    expect(driver.calls.made(LIST)).toHaveLength(before + 1);
  });

  test('leads into a lottery by its code', async () => {
    const lottery: SavedGame = { ...saved('极速快三'), kind: 'lottery', platform: '', code: 'jsks' };
    const { look, press } = await openWithSaved({ recent: [lottery] });
    await press('button', '极速快三');
    await look(({ at }) => expect(at).toBe('/LotteryGamePage?gamecode=jsks'));
  });

  test('takes a favourite and gives it back, keeping each on the device', async () => {
    const { press } = await openWithSaved({});
    const mark = () => screen.getByRole('button', { name: '收藏 1号' });
    await press('button', '收藏 1号');
    expect(mark().getAttribute('aria-pressed')).toBe('true');
    expect(row('我的收藏')).toEqual(['1号PP1号']);
    expect(device.records.get(KEY)).toMatchObject({ favourites: [{ title: '1号', code: 'code 1号' }] });
    await press('button', '收藏 1号');
    expect(mark().getAttribute('aria-pressed')).toBe('false');
    expect(row('我的收藏')).toEqual([]);
    expect(device.records.get(KEY)).toMatchObject({ favourites: [] });
  });

  test('is loaded once for the session’s member by the app’s own watcher', async () => {
    const { sees } = await openWithGame({ member: true });
    await sees('button', '收藏 1号');
    expect(device.reads).toEqual([KEY]);
  });

  test('is gone with its member, before the next one’s is there', async () => {
    const driver = await openWithSaved({ recent: [saved('9号')] }, { hold: [USER] });
    const memberIs = async (username: string) => {
      await driver.calls.answer(USER, userAnswer('0', { username }));
      // for the next answer
      driver.root().system.get('session')?.send({ type: 'profile.refresh' });
    };
    await memberIs('demo888');
    expect(row('最近在玩')).toEqual(['9号PP9号']);
    await memberIs('');
    expect(row('最近在玩')).toEqual([]);
    device.records.set(savedGamesKey('other'), { recent: [saved('8号')], favourites: [] });
    const answerReads = holdReads();
    await memberIs('other');
    expect(row('最近在玩')).toEqual([]);
    answerReads();
    await driver.look(() => expect(row('最近在玩')).toEqual(['8号PP8号']));
  });
});
