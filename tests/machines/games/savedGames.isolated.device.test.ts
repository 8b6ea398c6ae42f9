import { beforeEach, expect, test, vi } from 'vitest';
import { savedGames, saveAsPlayed } from '#calls/savedGames.ts';
import type { SavedGame } from '#machines/games/savedGames.ts';
import { CallScript, settle } from '#tests/support/callScript.ts';
import { createHarness } from '#tests/support/harness.ts';

const device = vi.hoisted(() => ({
  records: new Map<string, unknown>(),
  isBlocked: false,
  written: (): void => undefined,
}));
vi.mock(import('#lib/deviceDatabase.ts'), async (original) => ({
  ...(await original()),
  readRecord: (key) =>
    device.isBlocked
      ? Promise.reject(new Error('blocked'))
      : Promise.resolve(device.records.get(key) ?? null),
  writeRecord: (key, value) =>
    new Promise((resolve) => {
      device.written = () => {
        device.records.set(key, value);
        resolve(true);
      };
    }),
}));

const PLAYED: SavedGame = {
  kind: 'lottery',
  title: '极速快三',
  platform: '',
  type: 0,
  code: 'jsks',
  picture: null,
};

function openSavedGames() {
  const calls = new CallScript();
  const machine = savedGames.provide({ actors: { watchFacts: calls.callback() } });
  const harness = createHarness({ machine, calls });
  return {
    ...harness,
    isNow: (username: string) => {
      const event = { type: 'facts.changed', facts: { username } };
      return calls.tell('watchFacts', event);
    },
  };
}

beforeEach(() => {
  device.records.clear();
  device.isBlocked = false;
});

test('saved games that are read while a game is being written has that game', async () => {
  const harness = openSavedGames();
  void saveAsPlayed('player88', PLAYED);
  await harness.isNow('player88');
  expect(harness.subject.getSnapshot().value).toBe('loading');
  device.written();
  await settle();
  expect(harness.subject.getSnapshot().value).toEqual({ ready: 'idle' });
  expect(harness.subject.getSnapshot().context.saved.recent).toEqual([PLAYED]);
});

test('what is shown stays where the device cannot be read again, and nothing is written over it', async () => {
  const harness = openSavedGames();
  await harness.isNow('player88');
  await harness.send({ type: 'favourite.toggled', game: PLAYED });
  device.written();
  device.isBlocked = true;
  await harness.send({ type: 'refresh' });
  await saveAsPlayed('player88', PLAYED);
  expect(harness.subject.getSnapshot().context.saved.favourites).toEqual([PLAYED]);
  expect([...device.records.values()]).toEqual([{ recent: [], favourites: [PLAYED] }]);
});

test('a mark that the device cannot store says so, and stays until the page is closed', async () => {
  const harness = openSavedGames();
  await harness.isNow('player88');
  device.isBlocked = true;
  await harness.send({ type: 'favourite.toggled', game: PLAYED });
  await settle();
  expect(harness.toasts()).toEqual(['无法保存到本机，关闭页面后会丢失']);
  expect(harness.subject.getSnapshot().context.saved.favourites).toEqual([PLAYED]);
});
