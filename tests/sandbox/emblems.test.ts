import { expect, test } from 'vitest';
import { emblemOf } from '#sandbox/art/emblems.ts';
import {
  categoryNames,
  conciseNames,
  hotNames,
  lotteryNames,
  providerNames,
  type GameSeed,
} from '#sandbox/seed/gameNames.ts';

const names = (games: readonly GameSeed[]) => games.map(({ name }) => name);
const of = (platform: string) => names(providerNames.filter((game) => game.platform === platform));

test.each<[string, string, string[]]>([
  ['the hot tab', 'gaming', names([...(categoryNames['hot'] ?? []), ...hotNames])],
  ...['realbet', 'sport', 'gaming', 'joker'].map((list): [string, string, string[]] => [
    list,
    list,
    names(categoryNames[list] ?? []),
  ]),
  ['the lotteries', 'lottery', lotteryNames.map(([name]) => name)],
  ['the recommended games', 'gaming', names(conciseNames)],
  ...['obgdy', 'fgdz', 'pp', 'ae'].map((platform): [string, string, string[]] => [
    platform,
    'gaming',
    of(platform),
  ]),
])('no two games of %s have the same picture', (_, category, games) => {
  expect(games.length).toBeGreaterThan(7);
  expect(new Set(games.map((name) => emblemOf(name, category, 0))).size).toBe(new Set(games).size);
});
