import { describe, expect, test } from 'vitest';
import {
  EMPTY_SHELF,
  isSameGame,
  shelfGame,
  type Shelf,
  type ShelfGame,
} from '#machines/gameShelf/gameShelf.ts';
import { gameShelfMachine } from '#machines/gameShelf/gameShelf.machine.ts';
import { CallScript } from '#tests/support/callScript.ts';
import { openStage } from '#tests/support/stage.ts';

const game = (title: string): ShelfGame => ({
  kind: 'game',
  title,
  platform: 'pp',
  type: 3,
  code: title,
  picture: null,
});
const SHELF: Shelf = { recent: [game('捕鱼')], favourites: [game('麻将')] };

function openShelf() {
  const calls = new CallScript();
  const stored: unknown[] = [];
  const stage = openStage({
    machine: gameShelfMachine.provide({
      actors: { watchFacts: calls.callback(), loadShelf: calls.promise<Shelf, { username: string }>() },
      actions: { storeFavourite: (_, params) => void stored.push(params) },
    }),
    calls,
  });
  return {
    ...stage,
    stored,
    isNow: (username: string) => {
      const event = { type: 'facts.told', facts: { username } };
      return calls.tell('watchFacts', event);
    },
    shelf: () => stage.subject.getSnapshot().context.shelf,
    row: () => stage.subject.getSnapshot().context.row,
    asked: () => calls.waiting('loadShelf').map(({ input }) => input),
  };
}

async function openFilled() {
  const shelf = openShelf();
  await shelf.isNow('player88');
  await shelf.calls.answer('loadShelf', SHELF);
  return shelf;
}

describe('whose shelf it is (D4)', () => {
  test('nobody has an empty one, and none is looked for', async () => {
    const shelf = openShelf();
    expect(shelf.shelf()).toEqual(EMPTY_SHELF);
    expect(shelf.calls.given('watchFacts')).toEqual({ names: ['username'] });
    await shelf.isNow('');
    expect([shelf.shelf(), shelf.asked()]).toEqual([EMPTY_SHELF, []]);
  });

  test('a member has their own, looked for by their name', async () => {
    const shelf = openShelf();
    await shelf.isNow('player88');
    expect([shelf.shelf(), shelf.asked()]).toEqual([EMPTY_SHELF, [{ username: 'player88' }]]);
    await shelf.calls.answer('loadShelf', SHELF);
    expect(shelf.shelf()).toEqual(SHELF);
  });

  test('nobody sees the one of whoever was there before', async () => {
    const shelf = await openFilled();
    await shelf.send({ type: 'row.selected', row: 'favourites' });
    await shelf.isNow('');
    expect([shelf.shelf(), shelf.row(), shelf.asked()]).toEqual([EMPTY_SHELF, 'recent', []]);
  });

  test('nor does the next member', async () => {
    const shelf = await openFilled();
    await shelf.isNow('player99');
    expect([shelf.shelf(), shelf.asked()]).toEqual([EMPTY_SHELF, [{ username: 'player99' }]]);
  });

  test('a device that cannot keep it shows an empty one that can be filled', async () => {
    const shelf = openShelf();
    await shelf.isNow('player88');
    await shelf.calls.fail('loadShelf', { kind: 'malformed' });
    await shelf.send({ type: 'favourite.toggled', game: game('麻将') });
    expect(shelf.shelf().favourites).toEqual([game('麻将')]);
  });
});

describe('using the shelf', () => {
  test('a mark is shown at once in its row, and kept under the member’s name', async () => {
    const shelf = await openFilled();
    expect(shelf.row()).toBe('recent');
    await shelf.send({ type: 'favourite.toggled', game: game('轮盘') });
    expect(shelf.shelf().favourites).toEqual([game('轮盘'), game('麻将')]);
    expect(shelf.row()).toBe('favourites');
    expect(shelf.stored).toEqual([{ username: 'player88', game: game('轮盘') }]);
  });

  test('a mark pressed while the shelf is looked for is not taken', async () => {
    const shelf = openShelf();
    await shelf.isNow('player88');
    await shelf.send({ type: 'favourite.toggled', game: game('麻将') });
    expect([shelf.shelf(), shelf.stored]).toEqual([EMPTY_SHELF, []]);
  });

  test('a refresh keeps what is shown until the newer shelf is there', async () => {
    const shelf = await openFilled();
    await shelf.send({ type: 'refresh' });
    expect([shelf.shelf(), shelf.asked()]).toEqual([SHELF, [{ username: 'player88' }]]);
    await shelf.calls.answer('loadShelf', EMPTY_SHELF);
    expect(shelf.shelf()).toEqual(EMPTY_SHELF);
    await shelf.send({ type: 'refresh' });
    expect(shelf.asked()).toHaveLength(1);
  });
});

describe('what the shelf keeps of a list', () => {
  test('a game with its platform and type', () => {
    const entry = { id: '7', name: '麻将', platform: 'pp', code: 'mj', type: 3, picture: '/1.png' };
    expect(shelfGame({ kind: 'game', game: entry })).toEqual({
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
    expect(shelfGame({ kind: 'lottery', game: entry })).toEqual({
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
