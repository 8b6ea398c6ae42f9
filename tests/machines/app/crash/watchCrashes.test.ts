import { describe, expect, test } from 'vitest';
import { createActor, createMachine, fromPromise, setup, toPromise, type AnyActorRef } from 'xstate';
import { childrenOf, onCrash, stopOrphansBelow } from '#machines/app/crash/watchCrashes.ts';

const fail = () => {
  throw new Error('a fault');
};

/** A machine with a part, both of which throw at `break`, and a child that has ended; `step` changes its state. */
async function startParent() {
  const on = { break: { actions: fail } };
  const parent = setup({
    actors: {
      part: createMachine({ id: 'part', on }),
      ends: fromPromise(() => Promise.resolve()),
    },
  }).createMachine({
    id: 'parent',
    invoke: [
      { src: 'part', id: 'part', onError: {} },
      { src: 'ends', id: 'ends' },
    ],
    on,
    initial: 'one',
    states: { one: { on: { step: 'two' } }, two: { on: { step: 'one' } } },
  });
  const actor = createActor(parent);
  actor.subscribe({ error: () => undefined });
  actor.start();
  await toPromise(childrenOf(actor).find(({ id }) => id === 'ends') as AnyActorRef);
  const part = childrenOf(actor).find(({ id }) => id === 'part') as AnyActorRef;
  return { actor, part };
}

describe('a crash', () => {
  test('is announced once, however often those around it have changed', async () => {
    const { actor, part } = await startParent();
    const received: string[] = [];
    onCrash(actor, ({ id }) => void received.push(id));
    actor.send({ type: 'step' });
    actor.send({ type: 'step' });
    part.send({ type: 'break' });
    expect(received).toEqual(['part']);
  });

  test('is not reported any more once nobody listens', async () => {
    const { actor, part } = await startParent();
    const received: string[] = [];
    onCrash(actor, ({ id }) => void received.push(id))();
    part.send({ type: 'break' });
    actor.send({ type: 'break' });
    expect(received).toEqual([]);
  });

  test('stops what still runs below it, and leaves alone what had ended', async () => {
    const { actor, part } = await startParent();
    stopOrphansBelow(actor);
    // an event to a stopped actor would cause a warning
    actor.send({ type: 'break' });
    expect(part.getSnapshot()).toMatchObject({ status: 'stopped' });
  });
});
