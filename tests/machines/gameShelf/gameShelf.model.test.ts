import { expect } from 'vitest';
import { EMPTY_SHELF, type Shelf, type ShelfGame } from '#machines/gameShelf/gameShelf.ts';
import { gameShelfMachine } from '#machines/gameShelf/gameShelf.machine.ts';
import { gameShelfModel } from '#tests/models/gameShelf/gameShelf.model.ts';
import { CallScript } from '#tests/support/callScript.ts';
import { describeModel, type PlayOf } from '#tests/support/modelRunner.ts';
import { openStage } from '#tests/support/stage.ts';

const GAME: ShelfGame = {
  kind: 'game',
  title: '金龙送宝',
  platform: 'pp',
  type: 3,
  code: 'pp1',
  picture: null,
};

const memberIs = (username: string) => ({ type: 'facts.told', facts: { username } });

function openShelf() {
  const calls = new CallScript();
  const kept: string[] = [];
  const stage = openStage({
    machine: gameShelfMachine.provide({
      actors: {
        watchFacts: calls.callback(),
        loadShelf: calls.promise<Shelf, { username: string }>(),
      },
      actions: { storeFavourite: (_, { username, game }) => void kept.push(`${username} ${game.title}`) },
    }),
    calls,
  });
  const snapshot = () => stage.subject.getSnapshot();
  return {
    ...stage,
    kept,
    /** the titles in the row that is shown */
    shown: () => snapshot().context.shelf[snapshot().context.row].map(({ title }) => title),
    row: () => snapshot().context.row,
    /** whether marks are offered */
    mayMark: () => snapshot().can({ type: 'favourite.toggled', game: GAME }),
    isReading: () => calls.waiting('loadShelf').length > 0,
    memberIs: (username: string) => calls.tell('watchFacts', memberIs(username)),
  };
}

type World = ReturnType<typeof openShelf>;

const showing = (row: string, titles: string[]) => (world: World) => {
  expect(world.isReading()).toBe(false);
  expect(world.mayMark()).toBe(true);
  expect([world.row(), world.shown()]).toEqual([row, titles]);
};

const play: PlayOf<typeof gameShelfModel, World> = {
  open: openShelf,
  close: (world) => world.stop(),
  sees: {
    nobody: (world) => {
      expect(world.shown()).toEqual([]);
      expect(world.mayMark()).toBe(false);
    },
    reading: (world) => {
      expect(world.isReading()).toBe(true);
      expect([world.row(), world.shown()]).toEqual(['recent', []]);
    },
    empty: showing('recent', []),
    noFavourites: showing('favourites', []),
    played: showing('recent', [GAME.title]),
    playedButNoFavourites: showing('favourites', []),
    rereading: (world) => {
      expect(world.isReading()).toBe(true);
      expect(world.shown()).toEqual([GAME.title]);
    },
    favourite: (world) => {
      showing('favourites', [GAME.title])(world);
      expect(world.kept).toEqual([`player88 ${GAME.title}`]);
    },
  },
  does: {
    memberComes: (world) => world.memberIs('player88'),
    nothingIsKept: (world) => world.calls.answer('loadShelf', EMPTY_SHELF),
    playedGamesAreKept: (world) => world.calls.answer('loadShelf', { recent: [GAME], favourites: [] }),
    deviceRefuses: (world) => world.calls.fail('loadShelf', { kind: 'malformed' }),
    markAGame: (world) => world.send({ type: 'favourite.toggled', game: GAME }),
    markItAgain: (world) => world.send({ type: 'favourite.toggled', game: GAME }),
    turnToFavourites: (world) => world.send({ type: 'row.selected', row: 'favourites' }),
    turnToPlayed: (world) => world.send({ type: 'row.selected', row: 'recent' }),
    comeBackFromAGame: (world) => world.send({ type: 'refresh' }),
    memberLeaves: (world) => world.memberIs(''),
    anotherComes: (world) => world.memberIs('other99'),
  },
};

describeModel('the shelf', gameShelfModel, play);
