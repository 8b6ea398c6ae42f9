import { describe, expect, test } from 'vitest';
import {
  NO_SAVED_GAMES,
  isSameGame,
  savedGame,
  type SavedGames,
  type SavedGame,
} from '#machines/games/savedGames.ts';
import { savedGamesMachine, type HiddenEvent } from '#machines/games/savedGames.machine.ts';
import { CallScript } from '#tests/support/callScript.ts';
import { createHarness } from '#tests/support/harness.ts';

const game = (title: string): SavedGame => ({
  kind: 'game',
  title,
  platform: 'pp',
  type: 3,
  code: title,
  picture: null,
});
const SAVED: SavedGames = { recent: [game('捕鱼')], favourites: [game('麻将')] };

function openSavedGames() {
  const calls = new CallScript();
  const stored: unknown[] = [];
  const harness = createHarness({
    machine: calls.bind(savedGamesMachine).provide({
      actors: { watchFacts: calls.callback() },
      actions: { storeFavourite: (_, params) => void stored.push(params) },
    }),
    calls,
  });
  return {
    ...harness,
    stored,
    isNow: (username: string) => {
      const event = { type: 'facts.changed', facts: { username } };
      return calls.tell('watchFacts', event);
    },
    hidden: () => harness.subject.getSnapshot().context.hidden,
    saved: () => harness.subject.getSnapshot().context.saved,
    row: () => harness.subject.getSnapshot().context.row,
    asked: () => calls.waiting('loadSavedGames').map(({ input }) => input),
  };
}

async function openFilled() {
  const saved = openSavedGames();
  await saved.isNow('player88');
  await saved.calls.answer('loadSavedGames', SAVED);
  return saved;
}

describe('whose saved games they are (D4)', () => {
  test('nobody has an empty one, and none is looked for', async () => {
    const saved = openSavedGames();
    expect(saved.saved()).toEqual(NO_SAVED_GAMES);
    expect(saved.calls.given('watchFacts')).toEqual({ names: ['username'] });
    await saved.isNow('');
    expect([saved.saved(), saved.asked()]).toEqual([NO_SAVED_GAMES, []]);
  });

  test('a member has their own, looked for by their name', async () => {
    const saved = openSavedGames();
    await saved.isNow('player88');
    expect([saved.saved(), saved.asked()]).toEqual([NO_SAVED_GAMES, [{ username: 'player88' }]]);
    await saved.calls.answer('loadSavedGames', SAVED);
    expect(saved.saved()).toEqual(SAVED);
  });

  test('nobody sees the one of whoever was there before', async () => {
    const saved = await openFilled();
    await saved.send({ type: 'row.selected', row: 'favourites' });
    await saved.isNow('');
    expect([saved.saved(), saved.row(), saved.asked()]).toEqual([NO_SAVED_GAMES, 'recent', []]);
  });

  test('nobody sees those that were still being read when the member left, nor marks any', async () => {
    const saved = openSavedGames();
    await saved.isNow('player88');
    const read = saved.calls.only('loadSavedGames');
    await saved.isNow('');
    expect(read.signal.aborted).toBe(true);
    await saved.send({ type: 'favourite.toggled', game: game('麻将') });
    expect([saved.saved(), saved.stored]).toEqual([NO_SAVED_GAMES, []]);
  });

  test('nor does the next member', async () => {
    const saved = await openFilled();
    await saved.isNow('player99');
    expect([saved.saved(), saved.asked()]).toEqual([NO_SAVED_GAMES, [{ username: 'player99' }]]);
  });

  test('a device that cannot keep it shows an empty one that can be filled', async () => {
    const saved = openSavedGames();
    await saved.isNow('player88');
    await saved.calls.fail('loadSavedGames', { kind: 'malformed' });
    await saved.send({ type: 'favourite.toggled', game: game('麻将') });
    expect(saved.saved().favourites).toEqual([game('麻将')]);
  });
});

describe('using the saved games', () => {
  test('a mark is shown at once in its row, and kept under the member’s name', async () => {
    const saved = await openFilled();
    expect(saved.row()).toBe('recent');
    await saved.send({ type: 'favourite.toggled', game: game('轮盘') });
    expect(saved.saved().favourites).toEqual([game('轮盘'), game('麻将')]);
    expect(saved.row()).toBe('favourites');
    expect(saved.stored).toEqual([{ username: 'player88', game: game('轮盘') }]);
  });

  test('a mark pressed while the saved games are looked for is not taken', async () => {
    const saved = openSavedGames();
    await saved.isNow('player88');
    await saved.send({ type: 'favourite.toggled', game: game('麻将') });
    expect([saved.saved(), saved.stored]).toEqual([NO_SAVED_GAMES, []]);
  });

  test('a refresh keeps what is shown until the newer ones are there', async () => {
    const saved = await openFilled();
    await saved.send({ type: 'refresh' });
    expect([saved.saved(), saved.asked()]).toEqual([SAVED, [{ username: 'player88' }]]);
    await saved.calls.answer('loadSavedGames', NO_SAVED_GAMES);
    expect(saved.saved()).toEqual(NO_SAVED_GAMES);
    await saved.send({ type: 'refresh' });
    expect(saved.asked()).toHaveLength(1);
  });

  test('a mark pressed during a refresh is loaded once more, since that refresh does not know it', async () => {
    const saved = await openFilled();
    await saved.send({ type: 'refresh' });
    const refresh = saved.calls.only('loadSavedGames');
    await saved.send({ type: 'favourite.toggled', game: game('轮盘') });
    expect(refresh.signal.aborted).toBe(true);
    expect([saved.saved().favourites, saved.asked()]).toEqual([
      [game('轮盘'), game('麻将')],
      [{ username: 'player88' }],
    ]);
  });
});

test('a game that a list hides later is known as hidden, and stays saved (D73)', async () => {
  const saved = await openFilled();
  expect(saved.hidden()).toEqual([]);
  const event: HiddenEvent = { type: 'hidden.changed', hidden: ['pp/麻将'] };
  await saved.calls.tell('watchHidden', event);
  expect([saved.hidden(), saved.saved()]).toEqual([['pp/麻将'], SAVED]);
  saved.stop();
});

describe('what is saved of a list', () => {
  test('a game with its platform and type', () => {
    const entry = { id: '7', name: '麻将', platform: 'pp', code: 'mj', type: 3, picture: '/1.png' };
    expect(savedGame({ kind: 'game', game: entry })).toEqual({
      kind: 'game',
      title: '麻将',
      platform: 'pp',
      type: 3,
      code: 'mj',
      picture: '/1.png',
    });
  });
  test('a lottery by its code alone', () => {
    const entry = { id: '8', name: '重庆彩', code: 'cq', picture: null };
    expect(savedGame({ kind: 'lottery', game: entry })).toEqual({
      kind: 'lottery',
      title: '重庆彩',
      platform: '',
      type: 0,
      code: 'cq',
      picture: null,
    });
  });
});

describe('two entries are the same game', () => {
  test('when all that names it is the same, whatever its picture', () => {
    expect(isSameGame(game('麻将'), { ...game('麻将'), picture: '/1.png', type: 4 })).toBe(true);
  });
  test.each([{ kind: 'lottery' as const }, { platform: 'ae' }, { code: 'x' }, { title: '轮盘' }])(
    'not with %j',
    (change) => expect(isSameGame(game('麻将'), { ...game('麻将'), ...change })).toBe(false),
  );
});
