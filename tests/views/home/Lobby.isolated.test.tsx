import { within, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { savedGamesKey } from '#tests/steps/savedGames.steps.ts';
import { records } from '#tests/support/deviceRecords.ts';
import { openHome } from './openHome.ts';

vi.mock(import('#lib/deviceDatabase.ts'), () => import('#tests/support/deviceRecords.ts'));
beforeEach(() => records.clear());

const PLAYED = { kind: 'game', title: '麻将胡了', platform: 'pp', type: 3, code: 'mj', picture: null };
const keep = () => records.set(savedGamesKey('demo888'), { recent: [PLAYED], favourites: [] });
/** The texts of the saved games' tiles. */
const saved = () =>
  within(screen.getByRole('region', { name: '我的游戏' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);

test('the search of all games stands above the categories, for a visitor too', async () => {
  keep();
  const home = await openHome({ savedGames: true });
  await home.press('link', '搜索游戏');
  await home.look(({ at, focused }) => {
    expect(at).toBe('/games');
    expect(focused).toBe('搜索游戏');
  });
  await home.misses('region', '我的游戏');
});

test('what a member played last is entered again from home', async () => {
  keep();
  const home = await openHome({ member: true, savedGames: true });
  await home.sees('region', '我的游戏');
  await home.look(() => expect(saved()).toEqual([expect.stringContaining('麻将胡了')]));
  await home.press('button', '麻将胡了');
  await home.look(({ at }) => expect(at).toMatch(/^\/gamePage\?name=pp/));
});

test('saved games that nobody knew of have room when the page is shown again, and none before', async () => {
  keep();
  const home = await openHome({ member: true });
  await home.misses('region', '我的游戏');
  await home.look(() => expect(window.localStorage.getItem('savedGames')).toBe('true'));
  await home.misses('region', '我的游戏');
  await home.goTo('/about');
  await home.goTo('/');
  await home.sees('region', '我的游戏');
});

test('what was played meanwhile stands there when home is shown again', async () => {
  keep();
  const home = await openHome({ member: true, savedGames: true });
  await home.sees('button', '麻将胡了');
  await home.goTo('/about');
  records.set(savedGamesKey('demo888'), {
    recent: [{ ...PLAYED, title: '金龙送宝' }, PLAYED],
    favourites: [],
  });
  await home.goTo('/');
  await home.look(() =>
    expect(saved()).toEqual([expect.stringContaining('金龙送宝'), expect.stringContaining('麻将胡了')]),
  );
});

test('a game that was just entered has room before it is read', async () => {
  window.sessionStorage.setItem('played', JSON.stringify(PLAYED));
  const home = await openHome({ member: true });
  await home.look(() => expect(saved()).toEqual([expect.stringContaining('麻将胡了')]));
});
