import { beforeEach, describe, expect, test, vi } from 'vitest';
import { assign, createActor, createMachine } from 'xstate';
import { read, write } from '#lib/storage.ts';
import { savedGames, saveAsPlayed, savePlayed } from '#calls/savedGames.ts';
import type { SystemActors } from '#machines/app/systemActors.ts';
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

/** A member whose name comes when the returned function is called. */
function namelessSession() {
  const machine = createMachine({
    types: {} as { context: { user: { username: string } | null } },
    tags: 'member',
    context: { user: null },
    on: { named: { actions: assign(() => ({ user: { username: 'player88' } })) } },
  });
  const session = createActor(machine).start();
  return {
    session: session as unknown as SystemActors['session'],
    name: () => session.send({ type: 'named' }),
  };
}

const ENTERED = { title: '捕鱼', platform: 'pp', type: 3, code: 'by' };
const asSaved = (entered: typeof ENTERED): SavedGame => ({ ...entered, kind: 'game', picture: null });
const enter = (entered: object) => write('session', 'played', JSON.stringify(entered));
const isKept = () => read('session', 'played') !== null;

beforeEach(() => {
  write('session', 'played', null);
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

describe('a game that was entered before the member’s name was known', () => {
  test('is saved when the name comes', async () => {
    const { session, name } = namelessSession();
    enter(ENTERED);
    const saving = savePlayed(session);
    await settle();
    expect([isKept(), device.records.size]).toEqual([true, 0]);
    name();
    await settle();
    device.written();
    await saving;
    expect([...device.records.values()]).toEqual([{ recent: [asSaved(ENTERED)], favourites: [] }]);
    expect(isKept()).toBe(false);
  });

  test('is saved by the next document, where the game took the place of this one', async () => {
    enter(ENTERED);
    const harness = openSavedGames();
    await harness.isNow('player88');
    await settle();
    device.written();
    await settle();
    expect(harness.subject.getSnapshot().context.saved.recent).toEqual([asSaved(ENTERED)]);
    expect(isKept()).toBe(false);
  });

  test('stays for its own turn where another is entered while it is saved', async () => {
    enter(ENTERED);
    const harness = openSavedGames();
    await harness.isNow('player88');
    await settle();
    enter({ ...ENTERED, title: '麻将' });
    device.written();
    await settle();
    expect(isKept()).toBe(true);
    expect(harness.subject.getSnapshot().context.saved.recent).toEqual([asSaved(ENTERED)]);
  });

  test('is forgotten where it cannot be read', async () => {
    enter({ title: 1 });
    const harness = openSavedGames();
    await harness.isNow('player88');
    await settle();
    expect([isKept(), device.records.size]).toEqual([false, 0]);
    expect(harness.subject.getSnapshot().value).toEqual({ ready: 'idle' });
  });
});
