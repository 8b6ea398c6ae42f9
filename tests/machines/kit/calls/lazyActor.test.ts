import { describe, expect, test } from 'vitest';
import { createMachine, fromCallback, fromPromise, sendParent, type AnyActorLogic } from 'xstate';
import { lazyActor } from '#calls/lazyActor.ts';
import { settle } from '#tests/support/callScript.ts';
import { createHarness } from '#tests/support/harness.ts';

const fault = new Error('a fault');
const fail = () => {
  throw fault;
};

/** A parent machine whose child logic is loaded lazily. */
async function openLazy(load: () => Promise<AnyActorLogic>) {
  const harness = createHarness({
    machine: createMachine({
      id: 'parent',
      invoke: {
        src: lazyActor(load),
        id: 'balance',
        onDone: '.done',
        onError: '.crashed',
      },
      initial: 'running',
      states: { running: {}, done: {}, crashed: {} },
    }),
  });
  await settle();
  return { ...harness, value: () => (harness.subject.getSnapshot() as { value: unknown }).value };
}

describe('logic that is fetched when it is wanted', () => {
  test('sends its parent what the fetched logic sends, to the last, and nothing else', async () => {
    const received: unknown[] = [];
    const polled = { type: 'balance.polled', output: '8.00' };
    const ended = { type: 'balance.ended' };
    const logic = createMachine({
      entry: sendParent(polled),
      initial: 'polling',
      states: { polling: { after: { 10: 'ended' } }, ended: { type: 'final', entry: sendParent(ended) } },
    });
    const harness = createHarness({
      machine: createMachine({
        id: 'parent',
        invoke: { src: lazyActor(() => Promise.resolve(logic)), id: 'balance', onDone: '.done' },
        initial: 'running',
        states: { running: {}, done: {} },
        on: { '*': { actions: ({ event }) => void received.push(event) } },
      }),
    });
    await settle();
    expect(received).toEqual([polled]);
    await harness.pass(10);
    expect(received).toEqual([polled, ended]);
    expect(harness.subject.getSnapshot()).toMatchObject({ value: 'done' });
    harness.stop();
  });

  test('ends when the fetched logic ends', async () => {
    const lazy = await openLazy(() => Promise.resolve(fromPromise(() => Promise.resolve())));
    expect(lazy.value()).toBe('done');
    lazy.stop();
  });

  test.each<[string, AnyActorLogic]>([
    ['as it starts', createMachine({ entry: fail })],
    ['in its initial context', createMachine({ context: fail as never })],
    ['by a promise', fromPromise(() => Promise.reject(fault))],
    ['in a callback', fromCallback(fail)],
  ])('that throws %s crashes for its parent, which goes on', async (_, logic) => {
    const lazy = await openLazy(() => Promise.resolve(logic));
    expect(lazy.value()).toBe('crashed');
    lazy.assertHealthy();
    lazy.stop();
  });

  test('that cannot be fetched is requested again after 5000 ms, not after 4999', async () => {
    let asked = 0;
    const lazy = await openLazy(() => {
      asked += 1;
      return asked === 1 ? Promise.reject(fault) : Promise.resolve(fromPromise(() => Promise.resolve()));
    });
    expect(lazy.value()).toBe('running');
    await lazy.pass(4999);
    expect(asked).toBe(1);
    await lazy.pass(1);
    expect(asked).toBe(2);
    expect(lazy.value()).toBe('done');
    lazy.stop();
  });

  test('stops with its parent', async () => {
    let stopped = false;
    const lazy = await openLazy(() =>
      Promise.resolve(
        fromCallback(() => () => {
          stopped = true;
        }),
      ),
    );
    lazy.stop();
    expect(stopped).toBe(true);
  });
});
