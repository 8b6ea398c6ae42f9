// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { memberKey } from '#lib/deviceDatabase.ts';
import type { SavedGame, SavedGames } from '#machines/savedGames/savedGames.ts';
import { SEARCH_PAUSE_MS } from '#machines/search/gameSearch.machine.ts';
import { expectAt, userAnswer } from '#tests/support/driver.ts';
import { renderDriver, type RenderedDriver } from '#tests/support/renderedDriver.tsx';
import { aMember } from '#tests/support/samples.ts';

/** The records on the device, whose reads can be kept pending. */
const device = vi.hoisted(() => ({
  records: new Map<string, unknown>(),
  reads: [] as string[],
  isPending: false,
}));
vi.mock(import('#lib/deviceDatabase.ts'), async (original) => ({
  ...(await original()),
  readRecord: (key: string) => {
    device.reads.push(key);
    return device.isPending ? new Promise(() => undefined) : Promise.resolve(device.records.get(key) ?? null);
  },
  writeRecord: (key: string, value: unknown) => Promise.resolve(void device.records.set(key, value)),
}));

const LIST = '/api/game/list';
const PROVIDER = '/api/gamelistBycode';
const LOTTERIES = '/api/lottery-games';
const USER = '/api/user';
const SAVED_GAMES = `shelf:${memberKey('player88')}`;

const game = (name: string, changes: object = {}) => ({
  id: name,
  name,
  platform_name: 'pp',
  game_code: `code ${name}`,
  category_id: 'concise',
  ...changes,
});

let app: RenderedDriver;
beforeEach(() => {
  device.records.clear();
  device.reads = [];
  device.isPending = false;
  app = renderDriver();
});
afterEach(() => app.close());

const user = userEvent.setup({ delay: null });
const seesToasts = (...texts: string[]) => app.look(({ toasts }) => expect(toasts).toEqual(texts));

/** Opens the page, whose recommended games wait for their answer. */
const openPage = ({ member = false } = {}) =>
  app.open('/games', {
    hold: [LIST, USER],
    ...(member && { member: true, user: aMember({ username: 'player88' }) }),
  });
const giveGames = (...games: object[]) => app.calls.answer(LIST, { code: 200, data: games });

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
    await openPage({ member: true });
    await giveGames(game('1号', { platform_name: 'obgdy', game_code: 'OB 1' }));
    await app.press('button', '1号');
    const query = new URLSearchParams(window.location.hash.split('?')[1]);
    expect(window.location.hash).toMatch(/^#\/gamePage\?/);
    expect(query.get('name')).toBe('obgdy');
    expect(query.get('type')).toBe('3');
    expect(query.get('code')).toBe('OB 1');
  });

  test('send a visitor to the login after 1 s', async () => {
    await openPage();
    await giveGames(game('1号'));
    await app.press('button', '1号');
    await seesToasts('请登录！');
    await app.pass(999);
    await expectAt(app, '/games');
    await app.pass(1);
    expect(window.location.hash).toMatch(/^#\/login\?redirect=/);
  });

  test('fetch nothing while the page is hidden, and nothing again when it is shown again (D4)', async () => {
    await openPage();
    await giveGames(game('1号'));
    await app.goTo('/faq');
    await app.pass(600_000);
    await app.goTo('/games');
    await app.look(() => expect(tiles()).toEqual(['1号']));
    expect(app.calls.made(LIST)).toHaveLength(1);
  });
});

const field = () => screen.getByRole('searchbox', { name: '搜索游戏' });
const results = () => within(screen.getByRole('region', { name: '搜索结果' }));
const found = (count: number) =>
  app.look(() => expect(results().getByText(`找到 ${count} 款游戏`)).toBeTruthy());

/** From now on the lists of all games are answered, some of which have the same games. */
async function giveAllGames(): Promise<void> {
  await app.calls.always(LIST, { code: 200, data: [game('金龙送宝'), game('龙虎争霸')] });
  await app.calls.always(PROVIDER, { code: 200, data: [] });
  await app.calls.always(LOTTERIES, {
    code: 200,
    data: [{ id: '1', name: '极速快三', gamecode: 'jsks' }],
  });
}

describe('the search across all games', () => {
  beforeEach(async () => {
    await openPage();
    await giveGames();
  });

  test('searches when the typing has rested, not a moment before', async () => {
    await giveAllGames();
    await user.type(field(), '龙');
    await user.type(field(), '虎');
    await app.pass(SEARCH_PAUSE_MS - 1);
    expect(results().queryByText('找到 1 款游戏')).toBeNull();
    await app.pass(1);
    await found(1);
    expect(results().getByRole('button', { name: '龙虎争霸' })).toBeTruthy();
    expect(screen.getByRole('tablist', { hidden: true }).closest('[hidden]')).not.toBeNull();
  });

  test('finds by pinyin initials, and lotteries too, and fetches the games once', async () => {
    await giveAllGames();
    await user.type(field(), 'JS');
    await app.pass(SEARCH_PAUSE_MS);
    await app.look(() => expect(results().getByRole('button', { name: '极速快三' })).toBeTruthy());
    await user.click(results().getByRole('button', { name: '极速快三' }));
    await user.clear(field());
    await user.type(field(), 'jlsb');
    await app.pass(SEARCH_PAUSE_MS);
    await app.look(() => expect(results().getByRole('button', { name: '金龙送宝' })).toBeTruthy());
    expect(app.calls.made(LOTTERIES)).toHaveLength(1);
  });

  test('says that nothing was found, and gives the page back when it is cleared', async () => {
    await giveAllGames();
    await user.type(field(), '没有这款');
    await app.pass(SEARCH_PAUSE_MS);
    await app.look(() => expect(results().getByText('没有找到相关游戏')).toBeTruthy());
    await app.press('button', '清除搜索');
    await app.misses('region', '搜索结果');
    expect(screen.getByRole('tablist').closest('[hidden]')).toBeNull();
  });

  test('offers a retry where no game could be fetched', async () => {
    const refusal = { code: 500 };
    for (const path of [LIST, PROVIDER, LOTTERIES]) await app.calls.always(path, refusal);
    await user.type(field(), '龙');
    await app.sees('button', '重试');
    expect(screen.queryByText(/^找到/)).toBeNull();
    await giveAllGames();
    await app.press('button', '重试');
    await app.pass(SEARCH_PAUSE_MS);
    await found(2);
  });
});

const savedOf = (title: string): SavedGame => ({
  kind: 'game',
  title,
  platform: 'pp',
  type: 3,
  code: `code ${title}`,
  picture: null,
});

describe('the member’s saved games', () => {
  const openWithSavedGames = async (saved: SavedGames) => {
    device.records.set(SAVED_GAMES, saved);
    await openPage({ member: true });
    await giveGames(game('1号'));
    await app.sees('button', '收藏 1号');
  };
  /** the tile names of the saved games in the visible row */
  const row = (name: string) =>
    within(screen.getByRole('tabpanel', { name }))
      .queryAllByRole('button')
      .map((tile) => tile.textContent);

  test('is not offered to a visitor', async () => {
    await openPage();
    await giveGames(game('1号'));
    await app.sees('button', '1号');
    expect(screen.queryByRole('button', { name: '收藏 1号' })).toBeNull();
    expect(screen.queryByRole('region', { name: '我的游戏' })).toBeNull();
  });

  test('has its place before the device has said what stands on it', async () => {
    device.isPending = true;
    await openPage({ member: true });
    await app.look(() => expect(row('最近在玩')).toEqual([]));
    expect(screen.queryByText('玩过的游戏会出现在这里')).toBeNull();
  });

  test('shows what was played last, from where it is entered again', async () => {
    await openWithSavedGames({ recent: [savedOf('9号')], favourites: [] });
    await app.press('tab', '我的收藏');
    await app.reads('点亮游戏右上角的星标，收藏到这里');
    await app.press('tab', '最近在玩');
    await app.press('button', '9号');
    expect(window.location.hash).toMatch(/^#\/gamePage\?name=pp/);
  });

  test('leads into a lottery by its code', async () => {
    const lottery: SavedGame = { ...savedOf('极速快三'), kind: 'lottery', platform: '', code: 'jsks' };
    await openWithSavedGames({ recent: [lottery], favourites: [] });
    await app.press('button', '极速快三');
    expect(window.location.hash).toBe('#/LotteryGamePage?gamecode=jsks');
  });

  test('takes a favourite and gives it back, keeping each on the device', async () => {
    await openWithSavedGames({ recent: [], favourites: [] });
    const mark = () => screen.getByRole('button', { name: '收藏 1号' });
    const kept = () => (device.records.get(SAVED_GAMES) as SavedGames).favourites.map(({ title }) => title);
    await app.press('button', '收藏 1号');
    await app.look(() => expect(row('我的收藏')).toEqual(['1号1号']));
    expect(mark().getAttribute('aria-pressed')).toBe('true');
    expect(kept()).toEqual(['1号']);
    await app.press('button', '收藏 1号');
    await app.look(() => expect(row('我的收藏')).toEqual([]));
    expect(mark().getAttribute('aria-pressed')).toBe('false');
    expect(kept()).toEqual([]);
  });

  test('is loaded once for the session’s member by the app’s own watcher', async () => {
    await openWithSavedGames({ recent: [], favourites: [] });
    expect(device.reads).toEqual([SAVED_GAMES]);
  });

  test('is gone with its member, before the next one’s is there', async () => {
    await openWithSavedGames({ recent: [savedOf('9号')], favourites: [] });
    expect(row('最近在玩')).toEqual(['9号9号']);
    device.isPending = true;
    await app.calls.answer(USER, userAnswer('8888.88', { username: '' }));
    await app.look(() => expect(row('最近在玩')).toEqual([]));
    app.root().system.get('session').send({ type: 'profile.refresh' });
    await app.calls.answer(USER, userAnswer('8888.88', { username: 'other' }));
    await app.look(({ user: stored }) => expect(stored?.username).toBe('other'));
    expect(row('最近在玩')).toEqual([]);
  });
});
