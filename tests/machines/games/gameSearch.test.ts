import { constantFrom, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { matchingGames, searchEntries, type Findable } from '#machines/games/gameSearch.ts';
import { gameSearchMachine } from '#machines/games/gameSearch.machine.ts';
import { pinyinInitials } from '#machines/games/pinyinInitials.ts';
import { forAll } from '#tests/support/property.ts';
import { describeTransitionCoverage } from '#tests/support/transitionCoverage.ts';

const game = (name: string, code = name): Findable => ({
  kind: 'game',
  game: { id: code, name, platform: 'pp', code, type: 3, picture: null },
});
const NAMES = ['捕鱼海王', '金龙送宝', '宝石矿工', '龙虎争霸', 'PP 水果派对'];
const entries = searchEntries(NAMES.map((name) => game(name)));
const found = (query: string) => matchingGames(entries, query).map((item) => item.game.name);

describe('pinyin initials', () => {
  test.each([
    ['金龙送宝', 'jlsb'],
    ['麻将狂欢', 'mjkh'],
    ['欧式轮盘', 'oslp'],
    ['阿兹特克', 'aztk'],
    ['二八杠', 'ebg'],
    ['他她塔台', 'tttt'],
    ['几机鸡击基', 'jjjjj'],
    ['六禄轮龙', 'llll'],
    ['十二生肖', 'sesx'],
    ['彩财猜', 'ccc'],
    ['翻飞福', 'fff'],
    ['南牛农', 'nnn'],
    ['奇钱球', 'qqq'],
    ['热人荣', 'rrr'],
    ['鱼运赢', 'yyy'],
    ['啊爱安', 'aaa'],
    ['挖瓦我', 'www'],
    ['杂砸在', 'zzz'],
    ['PP电子 7', 'ppdz7'],
    ['ＯＢ电子', 'obdz'],
    ['★·', ''],
    ['Яカ龙', 'l'],
  ])('of %s are %s', (name, initials) => expect(pinyinInitials(name)).toBe(initials));
});

describe('games are found', () => {
  test.each([
    ['by a part of the name', '龙', ['龙虎争霸', '金龙送宝']],
    ['names that begin so first', '宝', ['宝石矿工', '金龙送宝']],
    ['by initials', 'jlsb', ['金龙送宝']],
    ['by a part of the initials', 'hw', ['捕鱼海王']],
    ['whatever the case', 'JLSB', ['金龙送宝']],
    ['whatever the width', 'ｊｌ', ['金龙送宝']],
    ['blanks or not', 'pp水果', ['PP 水果派对']],
    ['not by nothing', '  ', []],
    ['not by what is not there', '轮盘', []],
  ])('%s', (_, query, names) => expect(found(query)).toEqual(names));

  test('lotteries too, and one of a game’s name beside it', () => {
    const lottery: Findable = {
      kind: 'lottery',
      game: { id: '9', name: '金龙送宝', code: '金龙送宝', picture: null },
    };
    const both = searchEntries([game('金龙送宝'), lottery, lottery, game('金龙送宝')]);
    expect(matchingGames(both, '金龙').map(({ kind }) => kind)).toEqual(['game', 'lottery']);
    const two = searchEntries([lottery, { ...lottery, game: { ...lottery.game, code: '8' } }]);
    expect(two).toHaveLength(2);
    const renamed = searchEntries([lottery, { ...lottery, game: { ...lottery.game, name: '新金龙送宝' } }]);
    expect(renamed.map(({ name }) => name)).toEqual(['新金龙送宝']);
  });

  test('those whose initials begin so before those that hold them', () => {
    const named = searchEntries([game('大捕鱼'), game('捕鱼'), game('小捕鱼')]);
    expect(matchingGames(named, 'by').map((item) => item.game.name)).toEqual(['捕鱼', '大捕鱼', '小捕鱼']);
    const ends = searchEntries([game('鱼大捕'), game('捕大鱼')]);
    expect(matchingGames(ends, 'b').map((item) => item.game.name)).toEqual(['捕大鱼', '鱼大捕']);
  });

  test('once, though they stand in several lists', () => {
    expect(searchEntries([game('1号', 'a'), game('1号', 'a'), game('1号', 'b')])).toHaveLength(2);
  });

  test('of one code, apart by platform and by name', () => {
    const entry = { id: 'a', name: '1号', platform: 'ae', code: 'a', type: 3, picture: null };
    const elsewhere: Findable = { kind: 'game', game: entry };
    expect(searchEntries([game('1号', 'a'), elsewhere, game('2号', 'a')])).toHaveLength(3);
  });

  test('by each of their own initials and names', () => {
    forAll([constantFrom(...NAMES)], (name) => {
      expect(found(name)).toContain(name);
      expect(found(pinyinInitials(name))).toContain(name);
    });
  });

  test('never twice, whatever is typed', () => {
    forAll([string({ unit: 'grapheme', maxLength: 4 })], (query) => {
      expect(new Set(found(query)).size).toBe(found(query).length);
    });
  });
});

describeTransitionCoverage({
  machine: gameSearchMachine,
  starts: { opened: () => undefined },
  calls: { fetchAllGames: { outputs: [[game('1号')]], errors: [{ kind: 'offline' }] } },
  events: {
    'search.changed': [
      { type: 'search.changed', query: '1' },
      { type: 'search.changed', query: ' ' },
    ],
    retry: [{ type: 'retry' }],
  },
  key: ({ context }) => [context.query, context.found.length],
});
