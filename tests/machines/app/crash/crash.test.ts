import { describe, expect, test } from 'vitest';
import { createActor, createMachine, fromCallback, fromPromise, setup, type AnyActorLogic } from 'xstate';
import { crashed, reportCrash, type CrashEvent } from '#machines/app/crash/crash.ts';
import { childrenOf, stopOrphans } from '#machines/app/crash/watchCrashes.ts';

const fault = new Error('a fault');
const fail = () => {
  throw fault;
};

/** A host with one child; collects its reports, and the grandchildren that were stopped. */
function startHost(child: AnyActorLogic, hasReporter = true) {
  const received: CrashEvent[] = [];
  const host = setup({
    types: { events: {} as { type: 'break' } },
    actors: {
      stopOrphans,
      child,
      reporter: fromCallback<CrashEvent>(({ receive }) => receive((crash) => void received.push(crash))),
    },
    actions: { reportCrash },
  }).createMachine({
    invoke: [
      { src: 'stopOrphans', id: 'stopOrphans', input: ({ self }) => ({ root: self }) },
      ...(hasReporter ? [{ src: 'reporter', id: 'crashReporter', systemId: 'crashReporter' } as const] : []),
    ],
    initial: 'running',
    states: {
      running: {
        invoke: {
          src: 'child',
          id: 'child',
          onError: crashed,
        },
      },
      crashed: {},
    },
  });
  const actor = createActor(host);
  actor.start();
  const breakDown = () => actor.getSnapshot().children['child']?.send({ type: 'break' });
  return { actor, received, breakDown };
}

describe('a child that throws', () => {
  test.each<[string, AnyActorLogic]>([
    ['as it starts', createMachine({ id: 'faulty', entry: fail })],
    ['in its initial context', createMachine({ id: 'faulty', context: fail as never })],
    [
      'by a promise that nobody handles',
      createMachine({ id: 'faulty', invoke: { src: fromPromise(() => Promise.reject(fault)) } }),
    ],
    ['in an action', createMachine({ id: 'faulty', on: { break: { actions: fail } } })],
    ['in a guard', createMachine({ id: 'faulty', on: { break: { guard: fail, actions: () => undefined } } })],
    [
      'below it',
      createMachine({ id: 'faulty', invoke: { src: createMachine({ entry: fail }), id: 'part' } }),
    ],
  ])('%s is reported once by its machine’s name, and its host goes on', async (_, child) => {
    const { actor, received, breakDown } = startHost(child);
    breakDown();
    await Promise.resolve();
    await Promise.resolve();
    expect(received).toEqual([expect.objectContaining({ type: 'crash.reported', actor: 'faulty' })]);
    expect(actor.getSnapshot()).toMatchObject({ status: 'active', value: 'crashed' });
  });

  test('that is no machine is named by its id', () => {
    const { received } = startHost(fromCallback(fail));
    expect(received).toEqual([{ type: 'crash.reported', actor: 'child', error: fault }]);
  });

  test('leaves its host running where nobody takes reports', () => {
    const { actor } = startHost(createMachine({ entry: fail }), false);
    expect(actor.getSnapshot()).toMatchObject({ status: 'active', value: 'crashed' });
  });
});

describe('what a crashed machine left running', () => {
  /** A child and its part, each of which runs a callback and throws at `break`. */
  function startNested() {
    const stopped: string[] = [];
    const running = (name: string) => fromCallback(() => () => void stopped.push(name));
    const on = { break: { actions: fail } };
    const part = createMachine({ invoke: { src: running('inner'), id: 'inner' }, on });
    const child = createMachine({
      invoke: [
        { src: running('outer'), id: 'outer' },
        { src: part, id: 'part' },
      ],
      on,
    });
    return { ...startHost(child), stopped };
  }

  test('is stopped, also below a child that was well', () => {
    const host = startNested();
    host.breakDown();
    expect(host.stopped.toSorted()).toEqual(['inner', 'outer']);
  });

  test('is stopped where the crash came from below', () => {
    const host = startNested();
    const child = childrenOf(host.actor).find(({ id }) => id === 'child');
    for (const below of child === undefined ? [] : childrenOf(child))
      if (below.id === 'part') below.send({ type: 'break' });
    expect(host.actor.getSnapshot().value).toBe('crashed');
    expect(host.stopped.toSorted()).toEqual(['inner', 'outer']);
  });
});
