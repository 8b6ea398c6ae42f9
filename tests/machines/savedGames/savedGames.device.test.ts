import { expect, test, vi } from 'vitest';
import { savedGames, saveAsPlayed } from '#calls/savedGames.ts';
import type { SavedGame } from '#machines/savedGames/savedGames.ts';
import { CallScript, settle } from '#tests/support/callScript.ts';
import { createHarness } from '#tests/support/harness.ts';

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

const PLAYED: SavedGame = {
  kind: 'lottery',
  title: '极速快三',
  platform: '',
  type: 0,
  code: 'jsks',
  picture: null,
};

test('saved games that are read while a game is being written has that game', async () => {
  const calls = new CallScript();
  const harness = createHarness({
    machine: savedGames.provide({ actors: { watchFacts: calls.callback() } }),
    calls,
  });
  void saveAsPlayed('player88', PLAYED);
  const event = { type: 'facts.told', facts: { username: 'player88' } };
  await calls.tell('watchFacts', event);
  expect(harness.subject.getSnapshot().value).toBe('loading');
  device.written();
  await settle();
  expect(harness.subject.getSnapshot().value).toBe('ready');
  expect(harness.subject.getSnapshot().context.saved.recent).toEqual([PLAYED]);
});
