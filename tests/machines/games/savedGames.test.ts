import { array, constantFrom } from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  NO_SAVED_GAMES,
  SAVED_GAMES_LIMITS,
  shownSaved,
  withFavouriteToggled,
  withPlayed,
  type SavedGame,
} from '#machines/games/savedGames.ts';
import { savedGamesMachine } from '#machines/games/savedGames.machine.ts';
import { memberKey } from '#machines/app/session/memberKey.ts';
import { forAll } from '#tests/support/property.ts';
import { describeTransitionCoverage } from '#tests/support/transitionCoverage.ts';

const game = (title: string, picture: string | null = null): SavedGame => ({
  kind: 'game',
  title,
  platform: 'pp',
  type: 3,
  code: title,
  picture,
});
const titles = (games: readonly SavedGame[]) => games.map(({ title }) => title);

describe('the saved games', () => {
  test('has the newest game first', () => {
    const saved = [game('1'), game('2'), game('3')].reduce(withPlayed, NO_SAVED_GAMES);
    expect(titles(saved.recent)).toEqual(['3', '2', '1']);
  });

  test('has a game played again first, once', () => {
    const saved = [game('1'), game('2'), game('1')].reduce(withPlayed, NO_SAVED_GAMES);
    expect(titles(saved.recent)).toEqual(['1', '2']);
  });

  test('keeps a picture that it knows where the game comes without one', () => {
    const saved = [game('1', '/1.png'), game('1')].reduce(withPlayed, NO_SAVED_GAMES);
    expect(saved.recent[0]?.picture).toBe('/1.png');
  });

  test('distinguishes a lottery from a game of the same name and code', () => {
    const lottery: SavedGame = { ...game('1'), kind: 'lottery' };
    const saved = [game('1'), lottery].reduce(withPlayed, NO_SAVED_GAMES);
    expect(saved.recent.map(({ kind }) => kind)).toEqual(['lottery', 'game']);
    expect(withFavouriteToggled(withFavouriteToggled(saved, game('1')), lottery).favourites).toHaveLength(2);
  });

  test('shows none that a list hides, and keeps it (D73)', () => {
    const lottery: SavedGame = { ...game('jsks'), kind: 'lottery', platform: '' };
    const saved = [game('1'), game('2'), lottery];
    expect(titles(shownSaved(saved, ['pp/1', '/jsks']))).toEqual(['2']);
    expect(titles(shownSaved(saved, []))).toEqual(['1', '2', 'jsks']);
    expect(titles(shownSaved(saved, ['ae/1', '/2']))).toEqual(['1', '2', 'jsks']);
  });

  test('forgets the oldest beyond its limits', () => {
    const many = Array.from({ length: 100 }, (_, at) => game(String(at)));
    expect(many.reduce(withPlayed, NO_SAVED_GAMES).recent).toHaveLength(SAVED_GAMES_LIMITS.recent);
    expect(many.reduce(withFavouriteToggled, NO_SAVED_GAMES).favourites).toHaveLength(
      SAVED_GAMES_LIMITS.favourites,
    );
  });

  test('a mark pressed twice is none, and no game stands twice', () => {
    forAll([array(constantFrom('1', '2', '3'), { maxLength: 12 })], (presses) => {
      const saved = presses.map((title) => game(title)).reduce(withFavouriteToggled, NO_SAVED_GAMES);
      const odd = ['1', '2', '3'].filter(
        (title) => presses.filter((press) => press === title).length % 2 === 1,
      );
      expect(titles(saved.favourites).toSorted()).toEqual(odd);
    });
  });
});

test('a member’s key distinguishes members and does not name them', () => {
  const names = ['demo888', 'demo889', 'player88', 'Player88', '张三'];
  expect(new Set(names.map(memberKey)).size).toBe(names.length);
  expect(memberKey('demo888')).toBe(memberKey('demo888'));
  for (const name of names) expect(memberKey(name)).not.toContain(name);
});

describeTransitionCoverage({
  machine: savedGamesMachine,
  starts: { opened: () => undefined },
  calls: {
    loadSavedGames: { outputs: [NO_SAVED_GAMES], errors: [{ kind: 'malformed' }] },
  },
  callbacks: ['watchFacts', 'watchHidden'],
  events: {
    'facts.changed': [
      { type: 'facts.changed', facts: { username: 'player88' } },
      { type: 'facts.changed', facts: { username: '' } },
    ],
    'favourite.toggled': [{ type: 'favourite.toggled', game: game('1') }],
    'row.selected': [{ type: 'row.selected', row: 'favourites' }],
    'hidden.changed': [{ type: 'hidden.changed', hidden: ['pp/1'] }],
    refresh: [{ type: 'refresh' }],
  },
  key: ({ context }) => [context.username, context.saved.favourites.length, context.row],
});
