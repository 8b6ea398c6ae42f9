import { expect, test, vi } from 'vitest';
import { gameShelf, noteOnShelf } from '#calls/gameShelf.ts';
import type { ShelfGame } from '#machines/gameShelf/gameShelf.ts';
import { CallScript, settle } from '#tests/support/callScript.ts';
import { openStage } from '#tests/support/stage.ts';

const device = vi.hoisted(() => ({ records: new Map<string, unknown>(), written: (): void => undefined }));
vi.mock(import('#lib/deviceDatabase.ts'), async (original) => ({
  ...(await original()),
  readRecord: (key) => Promise.resolve(device.records.get(key) ?? null),
  writeRecord: (key, value) =>
    new Promise((resolve) => {
      device.written = () => {
        device.records.set(key, value);
        resolve();
      };
    }),
}));

const PLAYED: ShelfGame = {
  kind: 'lottery',
  title: '极速快三',
  platform: '',
  type: 0,
  code: 'jsks',
  picture: null,
};

test('a shelf that is read while a game is being written has that game', async () => {
  const calls = new CallScript();
  const stage = openStage({
    machine: gameShelf.provide({ actors: { watchFacts: calls.callback() } }),
    calls,
  });
  void noteOnShelf('player88', PLAYED);
  const event = { type: 'facts.told', facts: { username: 'player88' } };
  await calls.tell('watchFacts', event);
  expect(stage.subject.getSnapshot().value).toBe('loading');
  device.written();
  await settle();
  expect(stage.subject.getSnapshot().value).toBe('ready');
  expect(stage.subject.getSnapshot().context.shelf.recent).toEqual([PLAYED]);
});
