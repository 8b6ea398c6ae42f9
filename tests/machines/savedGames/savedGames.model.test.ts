import { expect } from 'vitest';
import { NO_SAVED_GAMES, type SavedGame } from '#machines/savedGames/savedGames.ts';
import { savedGamesMachine } from '#machines/savedGames/savedGames.machine.ts';
import { savedGamesModel } from '#tests/models/savedGames/savedGames.model.ts';
import { CallScript } from '#tests/support/callScript.ts';
import { describeModel, type ModelStepsOf } from '#tests/support/modelRunner.ts';
import { createHarness } from '#tests/support/harness.ts';

const GAME: SavedGame = {
  kind: 'game',
  title: '金龙送宝',
  platform: 'pp',
  type: 3,
  code: 'pp1',
  picture: null,
};

const memberIs = (username: string) => ({ type: 'facts.told', facts: { username } });

function openSavedGames() {
  const calls = new CallScript();
  const kept: string[] = [];
  const harness = createHarness({
    machine: calls.bind(savedGamesMachine).provide({
      actors: { watchFacts: calls.callback() },
      actions: { storeFavourite: (_, { username, game }) => void kept.push(`${username} ${game.title}`) },
    }),
    calls,
  });
  const snapshot = () => harness.subject.getSnapshot();
  return {
    ...harness,
    kept,
    /** the titles in the row that is shown */
    shown: () => snapshot().context.saved[snapshot().context.row].map(({ title }) => title),
    row: () => snapshot().context.row,
    /** whether marks are offered */
    mayMark: () => snapshot().can({ type: 'favourite.toggled', game: GAME }),
    isReading: () => calls.waiting('loadSavedGames').length > 0,
    memberIs: (username: string) => calls.tell('watchFacts', memberIs(username)),
  };
}

type World = ReturnType<typeof openSavedGames>;

const showing = (row: string, titles: string[]) => (world: World) => {
  expect(world.isReading()).toBe(false);
  expect(world.mayMark()).toBe(true);
  expect([world.row(), world.shown()]).toEqual([row, titles]);
};

const steps: ModelStepsOf<typeof savedGamesModel, World> = {
  open: openSavedGames,
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
    nothingIsKept: (world) => world.calls.answer('loadSavedGames', NO_SAVED_GAMES),
    playedGamesAreKept: (world) => world.calls.answer('loadSavedGames', { recent: [GAME], favourites: [] }),
    deviceRefuses: (world) => world.calls.fail('loadSavedGames', { kind: 'malformed' }),
    markAGame: (world) => world.send({ type: 'favourite.toggled', game: GAME }),
    markItAgain: (world) => world.send({ type: 'favourite.toggled', game: GAME }),
    turnToFavourites: (world) => world.send({ type: 'row.selected', row: 'favourites' }),
    turnToPlayed: (world) => world.send({ type: 'row.selected', row: 'recent' }),
    comeBackFromAGame: (world) => world.send({ type: 'refresh' }),
    memberLeaves: (world) => world.memberIs(''),
    anotherComes: (world) => world.memberIs('other99'),
  },
};

describeModel('the saved games', savedGamesModel, steps);
