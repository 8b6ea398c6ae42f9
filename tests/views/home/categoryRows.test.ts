import { describe, expect, test } from 'vitest';
import { boneRows, tileRows } from '#areas/home/categoryRows.ts';
import { HOME_TABS, type Game, type HomeTab, type TabContent } from '#machines/kit/games/catalogue.ts';

const games = (names: string, type = 7): Game[] =>
  names.split(' ').map((name) => ({ id: name, name, platform: 'ae', code: name, type, picture: null }));
const rows = (tab: HomeTab, content: Partial<TabContent>) =>
  tileRows(tab, { specials: [], games: [], lotteries: [], ...content }).map(
    (row) => `${row.size} ${row.heading}: ${row.tiles.map(({ name }) => name).join(' ')}`,
  );

describe('the layout of a category', () => {
  test('hot has its first two specials large, the rest small, and a grid', () => {
    expect(rows('hot', { specials: games('a b c d'), games: games('e f') })).toEqual([
      'large : a b',
      'small : c d',
      'grid 热门游戏: e f',
    ]);
  });

  test('rows without games are left out', () => {
    expect(rows('hot', { specials: games('a') })).toEqual(['large : a']);
    expect(rows('hot', {})).toEqual([]);
  });

  test.each(['live', 'sport', 'lottery'] as const)('%s has its specials large', (tab) => {
    expect(rows(tab, { specials: games('a b c') })).toEqual(['large : a b c']);
  });

  test('electronic has its card games apart', () => {
    expect(rows('electronic', { specials: [...games('a b'), ...games('c', 6)] })).toEqual([
      'grid 电子游戏: a b',
      'grid 棋牌游戏: c',
    ]);
  });

  test('lotteries follow the games', () => {
    const lotteries = [{ id: '1', name: '极速快三', code: 'jsk3', picture: null }];
    expect(rows('hot', { games: games('a'), lotteries })).toEqual([
      'grid 热门游戏: a',
      'grid 高倍彩票: 极速快三',
    ]);
  });

  test('a lottery among the games enters as one (D57)', () => {
    const lottery = { id: '1', name: '极速快三', code: 'jsks', picture: null };
    const wishes = (tab: HomeTab, content: Partial<TabContent>) =>
      tileRows(tab, { specials: [], games: [], lotteries: [], ...content }).flatMap(({ tiles }) =>
        tiles.map(({ wish }) => wish),
      );
    const wish = { type: 'lottery.enter', gamecode: 'jsks' };
    expect(wishes('lottery', { specials: [lottery] })).toEqual([wish]);
    expect(wishes('hot', { specials: [lottery, ...games('a')], games: [lottery] })).toEqual([
      wish,
      { type: 'game.enter', game: { title: 'a', platform: 'ae', type: 7, code: 'a', picture: null } },
      wish,
    ]);
  });

  test('a game has the mark of its provider, and its badge; a lottery has no provider', () => {
    const marked = [
      ...games('a').map((game) => ({ ...game, platform: 'obgdy', badge: '新' })),
      ...games('b'),
      { id: '1', name: '极速快三', code: 'jsks', picture: null },
    ];
    const tiles = tileRows('live', { specials: marked, games: [], lotteries: [] }).flatMap(
      (row) => row.tiles,
    );
    expect(tiles.map(({ mark, badge }) => [mark, badge])).toEqual([
      ['OB', '新'],
      ['AE', undefined],
      [undefined, undefined],
    ]);
  });

  test('every category keeps places while it loads', () => {
    for (const tab of HOME_TABS) expect(boneRows(tab).length).toBeGreaterThan(0);
  });
});
