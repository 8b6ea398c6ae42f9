import { afterEach, describe, expect, test, vi } from 'vitest';
import { createActor, createMachine, sendTo, type EventObject } from 'xstate';
import { alone, device, otherWindow } from '#calls/storedOutbox.ts';
import { clearStorage, ownerMark, write } from '#lib/storage.ts';
import type { StoredCommand } from '#machines/app/outbox/outboxSetup.ts';
import { ENTRY_VERSION, KEPT_MS, NOBODY, type OutboxEntry } from '#machines/app/outbox/outboxEntry.ts';
import { settle } from '#tests/support/callScript.ts';

const NOW = Date.UTC(2026, 10, 20);
const entry: OutboxEntry = {
  version: ENTRY_VERSION,
  key: 'key-1',
  kind: 'withdrawal',
  intent: { amount: '100', bank: '1' },
  amount: '100',
  at: NOW - 1000,
  owner: 'demo',
  state: 'unsettled',
};
const { intent, ...line } = entry;

const stopped: (() => void)[] = [];
afterEach(() => {
  for (const stop of stopped.splice(0)) stop();
});

/** The storage of a page, with what it has told. */
function openDevice() {
  vi.spyOn(Date, 'now').mockReturnValue(NOW);
  const told: EventObject[] = [];
  const parent = createActor(
    createMachine({
      invoke: { src: device, id: 'device' },
      on: {
        command: {
          actions: sendTo('device', ({ event }: { event: { command: StoredCommand } }) => event.command),
        },
        '*': { actions: ({ event }) => void told.push(event) },
      },
    }),
  ).start();
  stopped.push(() => parent.stop());
  const send = (...commands: StoredCommand[]) => {
    for (const command of commands) parent.send({ type: 'command', command });
  };
  return { told, send };
}

const storedLines = () => JSON.parse(window.localStorage.getItem('outbox') ?? '[]') as unknown;
const storedIntents = () => JSON.parse(window.sessionStorage.getItem('outbox') ?? '{}') as unknown;
const tellOthers = (key: string | null = 'outbox') =>
  window.dispatchEvent(new StorageEvent('storage', { key }));
const storeLines = (...lines: unknown[]) => window.localStorage.setItem('outbox', JSON.stringify(lines));

describe('what is written', () => {
  test('is a line for every window, and what was sent for this one', () => {
    openDevice().send({ type: 'stored.write', entry });
    expect(storedLines()).toEqual([line]);
    expect(storedIntents()).toEqual({ 'key-1': intent });
    expect(openDevice().told).toEqual([{ type: 'stored.added', entry }]);
  });

  test.each([
    ['an account', { amount: '100', paytype: 'bank', bank_no: '6222020200112233445' }],
    ['an address', { amount: '100', address: 'TDemoAddressOnlyDoNotSend111111111' }],
  ])('is not what was sent with the number of %s', (_, secret) => {
    openDevice().send({ type: 'stored.write', entry: { ...entry, intent: secret } });
    expect(storedLines()).toEqual([line]);
    expect(window.sessionStorage.getItem('outbox')).toBeNull();
    expect(openDevice().told).toEqual([{ type: 'stored.added', entry: line }]);
  });

  test('goes with its entry, and leaves the others', () => {
    const page = openDevice();
    page.send(
      { type: 'stored.write', entry },
      { type: 'stored.write', entry: { ...entry, key: 'key-2' } },
      { type: 'stored.write', entry: { ...entry, state: 'sending' } },
      { type: 'stored.remove', key: 'key-2' },
    );
    expect(storedLines()).toEqual([{ ...line, state: 'sending' }]);
    page.send({ type: 'stored.remove', key: 'key-1' });
    expect(window.localStorage.getItem('outbox')).toBeNull();
    expect(window.sessionStorage.getItem('outbox')).toBeNull();
    expect(page.told).toEqual([]);
  });

  test('outlives the session without what was sent', () => {
    openDevice().send({ type: 'stored.write', entry });
    clearStorage();
    expect(storedLines()).toEqual([line]);
    expect(openDevice().told).toEqual([{ type: 'stored.added', entry: line }]);
  });

  test.each(['sessionStorage', 'localStorage'] as const)('is in memory where %s is refused', (name) => {
    vi.spyOn(window, name, 'get').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    const page = openDevice();
    page.send({ type: 'stored.write', entry });
    expect(openDevice().told).toEqual([{ type: 'stored.added', entry }]);
    page.send({ type: 'stored.remove', key: 'key-1' });
    expect(openDevice().told).toEqual([]);
    write('session', 'outbox', null);
    write('local', 'outbox', null);
    vi.restoreAllMocks();
  });
});

describe('a line without a name', () => {
  test('is that of its session alone, until the name is known', () => {
    window.sessionStorage.setItem('token', 'one');
    const page = openDevice();
    page.send({ type: 'stored.write', entry: { ...entry, owner: '' } });
    expect(storedLines()).toEqual([{ ...line, owner: `?${ownerMark('one')}` }]);
    expect(openDevice().told).toMatchObject([{ entry: { owner: '' } }]);
    window.sessionStorage.setItem('token', 'two');
    expect(openDevice().told).toMatchObject([{ entry: { owner: NOBODY } }]);
    page.send({ type: 'stored.name', owner: 'another' });
    window.sessionStorage.setItem('token', 'one');
    page.send({ type: 'stored.name', owner: 'demo' });
    expect(storedLines()).toEqual([line]);
    expect(storedIntents()).toEqual({ 'key-1': intent });
  });

  test('gets the name from another window of its session that knows it, and from no other session', () => {
    window.sessionStorage.setItem('token', 'one');
    const page = openDevice();
    page.send({ type: 'stored.name', owner: 'demo' });
    const hear = () => window.dispatchEvent(new StorageEvent('storage', { key: 'outbox' }));
    storeLines({ ...line, owner: `?${ownerMark('two')}` });
    hear();
    expect(storedLines()).toEqual([{ ...line, owner: `?${ownerMark('two')}` }]);
    storeLines({ ...line, owner: `?${ownerMark('one')}` });
    hear();
    expect(storedLines()).toEqual([line]);
    window.sessionStorage.setItem('token', 'two');
    storeLines({ ...line, owner: `?${ownerMark('two')}` });
    hear();
    expect(storedLines()).toEqual([{ ...line, owner: `?${ownerMark('two')}` }]);
  });

  test('of an older version belongs to nobody', () => {
    storeLines({ ...line, owner: '' });
    expect(openDevice().told).toMatchObject([{ entry: { owner: NOBODY } }]);
  });
});

describe('what is read', () => {
  test('is a line of another version, by what can be understood of it', () => {
    storeLines({
      version: 7,
      key: 'key-1',
      at: NOW,
      owner: 'demo',
      amount: 100,
      kind: null,
      state: 'queued',
    });
    window.sessionStorage.setItem('outbox', JSON.stringify({ 'key-1': intent }));
    expect(openDevice().told).toEqual([
      {
        type: 'stored.added',
        entry: {
          version: 7,
          key: 'key-1',
          kind: '',
          amount: null,
          at: NOW,
          owner: 'demo',
          state: 'unsettled',
        },
      },
    ]);
  });

  test.each([
    '{',
    '7',
    '{"key":"key-1"}',
    '[null, 7, "text", {}, {"key":7,"at":1}, {"key":"key-1","at":"1"}]',
  ])('is nothing of %s, and what comes later is stored', (stored) => {
    window.localStorage.setItem('outbox', stored);
    window.sessionStorage.setItem('outbox', stored);
    const page = openDevice();
    expect(page.told).toEqual([]);
    page.send({ type: 'stored.write', entry });
    expect(storedLines()).toEqual([line]);
    expect(storedIntents()).toMatchObject({ 'key-1': intent });
  });

  test('is a line until its key may be forgotten by the backend', () => {
    storeLines({ ...line, at: NOW - KEPT_MS + 1 });
    expect(openDevice().told).toHaveLength(1);
    storeLines({ ...line, at: NOW - KEPT_MS });
    expect(openDevice().told).toEqual([]);
  });
});

describe('two windows', () => {
  test('tell each other what they have added and removed', () => {
    const page = openDevice();
    storeLines(line);
    tellOthers();
    tellOthers('userInfo');
    expect(page.told).toEqual([{ type: 'stored.added', entry: line }]);
    window.localStorage.clear();
    tellOthers(null);
    expect(page.told.slice(1)).toEqual([{ type: 'stored.removed', key: 'key-1' }]);
  });

  test('miss nothing that came while one of them wrote', () => {
    const page = openDevice();
    storeLines(line);
    page.send({ type: 'stored.write', entry: { ...entry, key: 'key-2' } });
    tellOthers();
    expect(page.told).toEqual([{ type: 'stored.added', entry: line }]);
  });

  test('are asked whether one is still there', () => {
    storeLines(line);
    const page = openDevice();
    page.send({ type: 'stored.read', key: 'key-1' });
    window.localStorage.clear();
    tellOthers(null);
    page.send({ type: 'stored.read', key: 'key-1' });
    const removed = { type: 'stored.removed', key: 'key-1' };
    expect(page.told.slice(1)).toEqual([removed, removed]);
  });
});

describe('the locks', () => {
  /** A lock manager that grants one request after the other. */
  function fakeLocks() {
    let last: Promise<unknown> = Promise.resolve();
    const names: string[] = [];
    const request = (name: string, ...rest: unknown[]) => {
      names.push(name);
      const run = rest.at(-1) as () => unknown;
      last = last.then(run);
      return last;
    };
    vi.stubGlobal('navigator', { locks: { request } });
    return names;
  }
  const waiting = () => {
    const actor = createActor(otherWindow, { input: { key: 'key-1' } }).start();
    return () => actor.getSnapshot().status;
  };

  test('let a window wait until another one has its answer', async () => {
    const names = fakeLocks();
    let answer: (receipt: string) => void = () => undefined;
    const receipt = alone(
      'key-1',
      () =>
        new Promise<string>((resolve) => {
          answer = resolve;
        }),
    );
    const status = waiting();
    await settle();
    expect(status()).toBe('active');
    answer('TX1');
    expect(await receipt).toBe('TX1');
    await settle();
    expect(status()).toBe('done');
    expect(names).toEqual(['outbox:key-1', 'outbox:key-1']);
  });

  test('that a browser does not have hold up nothing', async () => {
    vi.stubGlobal('navigator', {});
    const status = waiting();
    await settle();
    expect(status()).toBe('done');
    expect(await alone('key-1', () => Promise.resolve('TX1'))).toBe('TX1');
  });
});
