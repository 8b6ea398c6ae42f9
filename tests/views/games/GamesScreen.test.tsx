// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { savedGames } from '#calls/savedGames.ts';
import type { SavedGames, SavedGame } from '#machines/savedGames/savedGames.ts';
import { savedGamesMachine } from '#machines/savedGames/savedGames.machine.ts';
import { gamesMachine } from '#machines/games/games.machine.ts';
import type { Game } from '#machines/home/catalogue.ts';
import type { Findable } from '#machines/search/gameSearch.ts';
import { SEARCH_PAUSE_MS } from '#machines/search/gameSearch.machine.ts';
import { CallScript } from '#tests/support/callScript.ts';
import { MEMBER, openScreen } from '#tests/support/openScreen.tsx';

const game = (name: string, changes: Partial<Game> = {}): Game => ({
  id: name,
  name,
  platform: 'pp',
  code: `code ${name}`,
  type: 3,
  picture: null,
  ...changes,
});

/** the favourites that were stored on the device */
let kept: string[] = [];

function openPage({ member = false } = {}) {
  kept = [];
  const calls = new CallScript();
  const savedGames = savedGamesMachine.provide({
    actors: { watchFacts: calls.callback() },
    actions: { storeFavourite: (_, { game }) => void kept.push(game.title) },
  });
  return openScreen('/games', {
    logic: gamesMachine.provide({ actors: { savedGames } }),
    calls,
    user: member ? MEMBER : null,
  });
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
    const { answer, user } = await openPage({ member: true });
    await answer('load', [game('1号', { platform: 'obgdy', type: 3, code: 'OB 1' })]);
    await user.click(panel().getByRole('button', { name: '1号' }));
    const query = new URLSearchParams(window.location.hash.split('?')[1]);
    expect(window.location.hash).toMatch(/^#\/gamePage\?/);
    expect(query.get('name')).toBe('obgdy');
    expect(query.get('type')).toBe('3');
    expect(query.get('code')).toBe('OB 1');
  });

  test('send a visitor to the login after 1 s', async () => {
    const { answer, user, pass, toasts } = await openPage();
    await answer('load', [game('1号')]);
    await user.click(panel().getByRole('button', { name: '1号' }));
    expect(toasts).toEqual(['请登录！']);
    await pass(999);
    expect(window.location.hash).toBe('#/games');
    await pass(1);
    expect(window.location.hash).toMatch(/^#\/login\?redirect=/);
  });

  test('fetch nothing while the page is hidden, and nothing again when it is shown again (D4)', async () => {
    const { answer, leave, reopen, pass, calls } = await openPage();
    await answer('load', [game('1号')]);
    await leave();
    await pass(600_000);
    await reopen();
    expect(tiles()).toEqual(['1号']);
    expect(calls.count('load')).toBe(1);
  });
});

const memberIs = (username: string) => ({ type: 'facts.told', facts: { username } });
const savedOf = (title: string): SavedGame => ({
  kind: 'game',
  title,
  platform: 'pp',
  type: 3,
  code: `code ${title}`,
  picture: null,
});
const field = () => screen.getByRole('searchbox', { name: '搜索游戏' });
const results = () => within(screen.getByRole('region', { name: '搜索结果' }));
const ALL: Findable[] = [
  { kind: 'game', game: game('金龙送宝') },
  { kind: 'game', game: game('龙虎争霸') },
  { kind: 'lottery', game: { id: '1', name: '极速快三', code: 'jsks', picture: null } },
];

describe('the search across all games', () => {
  test('searches when the typing has rested, not a moment before', async () => {
    const { user, answer, pass } = await openPage();
    await user.type(field(), '龙');
    await answer('fetchAllGames', ALL);
    await user.type(field(), '虎');
    await pass(SEARCH_PAUSE_MS - 1);
    expect(results().queryByText('找到 1 款游戏')).toBeNull();
    await pass(1);
    expect(results().getByText('找到 1 款游戏')).toBeTruthy();
    expect(results().getByRole('button', { name: '龙虎争霸' })).toBeTruthy();
    expect(screen.getByRole('tablist', { hidden: true }).closest('[hidden]')).not.toBeNull();
  });

  test('finds by pinyin initials, and lotteries too, and fetches the games once', async () => {
    const { user, answer, pass, calls } = await openPage();
    await user.type(field(), 'JS');
    await answer('fetchAllGames', ALL);
    await pass(SEARCH_PAUSE_MS);
    await user.click(results().getByRole('button', { name: '极速快三' }));
    await user.clear(field());
    await user.type(field(), 'jlsb');
    await pass(SEARCH_PAUSE_MS);
    expect(results().getByRole('button', { name: '金龙送宝' })).toBeTruthy();
    expect(calls.count('fetchAllGames')).toBe(1);
  });

  test('says that nothing was found, and gives the page back when it is cleared', async () => {
    const { user, answer, pass } = await openPage();
    await user.type(field(), '没有这款');
    await answer('fetchAllGames', ALL);
    await pass(SEARCH_PAUSE_MS);
    expect(results().getByText('没有找到相关游戏')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '清除搜索' }));
    expect(screen.queryByRole('region', { name: '搜索结果' })).toBeNull();
    expect(screen.getByRole('tablist').closest('[hidden]')).toBeNull();
  });

  test('offers a retry where no game could be fetched', async () => {
    const { user, fail, answer, pass } = await openPage();
    await user.type(field(), '龙');
    await fail('fetchAllGames', { kind: 'offline' });
    await user.click(screen.getByRole('button', { name: '重试' }));
    await answer('fetchAllGames', ALL);
    await pass(SEARCH_PAUSE_MS);
    expect(results().getByText('找到 2 款游戏')).toBeTruthy();
  });
});

describe('the member’s saved games', () => {
  const openWithSavedGames = async (saved: SavedGames) => {
    const page = await openPage({ member: true });
    await page.answer('load', [game('1号')]);
    await page.tell('watchFacts', memberIs('player88'));
    await page.answer('loadSavedGames', saved);
    return page;
  };
  /** the tile names of the saved games in the visible row */
  const row = (name: string) =>
    within(screen.getByRole('tabpanel', { name }))
      .queryAllByRole('button')
      .map((tile) => tile.textContent);

  test('is not offered to a visitor', async () => {
    const { answer, tell } = await openPage();
    await answer('load', [game('1号')]);
    await tell('watchFacts', memberIs(''));
    expect(screen.queryByRole('button', { name: '收藏 1号' })).toBeNull();
    expect(screen.queryByRole('region', { name: '我的游戏' })).toBeNull();
  });

  test('has its place before the device has said what stands on it', async () => {
    await openPage({ member: true });
    expect(row('最近在玩')).toEqual([]);
    expect(screen.queryByText('玩过的游戏会出现在这里')).toBeNull();
  });

  test('shows what was played last, from where it is entered again', async () => {
    const { user } = await openWithSavedGames({ recent: [savedOf('9号')], favourites: [] });
    await user.click(screen.getByRole('tab', { name: '我的收藏' }));
    expect(screen.getByText('点亮游戏右上角的星标，收藏到这里')).toBeTruthy();
    await user.click(screen.getByRole('tab', { name: '最近在玩' }));
    await user.click(screen.getByRole('button', { name: '9号' }));
    expect(window.location.hash).toMatch(/^#\/gamePage\?name=pp/);
  });

  test('leads into a lottery by its code', async () => {
    const lottery: SavedGame = { ...savedOf('极速快三'), kind: 'lottery', platform: '', code: 'jsks' };
    const { user } = await openWithSavedGames({ recent: [lottery], favourites: [] });
    await user.click(screen.getByRole('button', { name: '极速快三' }));
    expect(window.location.hash).toBe('#/LotteryGamePage?gamecode=jsks');
  });

  test('takes a favourite and gives it back, keeping each on the device', async () => {
    const { user } = await openWithSavedGames({ recent: [], favourites: [] });
    const mark = () => screen.getByRole('button', { name: '收藏 1号' });
    await user.click(mark());
    expect(mark().getAttribute('aria-pressed')).toBe('true');
    expect(row('我的收藏')).toEqual(['1号1号']);
    await user.click(mark());
    expect(mark().getAttribute('aria-pressed')).toBe('false');
    expect(row('我的收藏')).toEqual([]);
    expect(kept).toEqual(['1号', '1号']);
  });

  test('is loaded once for the session’s member by the app’s own watcher', async () => {
    const page = await openScreen('/games', {
      logic: gamesMachine.provide({ actors: { savedGames } }),
      user: MEMBER,
    });
    await page.answer('load', [game('1号')]);
    expect(screen.getByRole('button', { name: '收藏 1号' })).toBeTruthy();
  });

  test('is gone with its member, before the next one’s is there', async () => {
    const { tell } = await openWithSavedGames({ recent: [savedOf('9号')], favourites: [] });
    await tell('watchFacts', memberIs(''));
    expect(row('最近在玩')).toEqual([]);
    await tell('watchFacts', memberIs('other'));
    expect(row('最近在玩')).toEqual([]);
  });
});
