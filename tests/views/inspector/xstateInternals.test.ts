import { expect, test } from 'vitest';
import {
  assign,
  createActor,
  fromPromise,
  fromTransition,
  not,
  raise,
  setup,
  SimulatedClock,
  stateIn,
  type AnyActorRef,
  type AnyStateNode,
  type EventObject,
} from 'xstate';
import {
  actionWords,
  activeNodes,
  cancelledTimer,
  doneEvent,
  elapse,
  errorEvent,
  guardWords,
  isOfSystem,
  parentOf,
  startedTimer,
  systemEvent,
  takenTransitions,
  timersOf,
} from '#app/inspector/xstateInternals.ts';

/** A machine with each kind of event that XState sends itself. */
const machine = setup({
  actors: {
    answers: fromPromise(() => Promise.resolve('yes')),
    fails: fromPromise<string>(() => Promise.reject(new Error('no'))),
    counter: fromTransition((count: number) => count + 1, 0),
  },
  delays: { pause: 500 },
}).createMachine({
  id: 'gate',
  type: 'parallel',
  states: {
    lamp: {
      initial: 'red',
      invoke: { src: 'counter', id: 'counter', onSnapshot: { actions: assign({}) } },
      states: { red: { after: { pause: 'green' } }, green: {} },
    },
    asked: {
      initial: 'first',
      states: {
        first: { invoke: { src: 'answers', id: 'first', onDone: 'second' } },
        second: { invoke: { src: 'fails', id: 'second', onError: 'over' } },
        over: { type: 'final' },
      },
      onDone: { actions: assign({}) },
    },
  },
  on: {
    reset: { actions: raise({ type: 'later' }, { id: 'timer', delay: 5 }) },
    later: { actions: assign({}) },
  },
});

/** Runs the machine; returns what was told of it. */
async function run() {
  const heard: EventObject[] = [];
  const taken: string[] = [];
  const actions: { type: string; params: unknown }[] = [];
  const clock = new SimulatedClock();
  const actor = createActor(machine, {
    clock,
    inspect: (event) => {
      if (event.type === '@xstate.event') heard.push(event.event);
      if (event.type === '@xstate.action') actions.push(event.action);
      taken.push(...takenTransitions(event).map(({ eventType }) => eventType));
    },
  }).start();
  await expect.poll(() => actor.getSnapshot().matches({ asked: 'over' })).toBe(true);
  return { actor, clock, heard, taken, actions };
}

test('each event that XState sends itself is told by its kind, with its call, delay or state', async () => {
  const { actor, heard, taken } = await run();
  actor.send({ type: 'reset' });
  for (const timer of timersOf(actor)) elapse(timer);
  const told = heard.map(({ type }) => systemEvent(type));
  expect(told).toEqual(
    expect.arrayContaining([
      { kind: 'start' },
      { kind: 'answered' },
      { kind: 'failed' },
      { kind: 'done', call: 'first' },
      { kind: 'error', call: 'second' },
    ]),
  );
  expect(taken.map(systemEvent)).toEqual(
    expect.arrayContaining([
      { kind: 'snapshot', call: 'counter' },
      { kind: 'finished', state: 'gate.asked' },
    ]),
  );
  actor.stop();
  for (const { type } of heard) expect(systemEvent(type) !== null).toBe(isOfSystem(type));
  expect(systemEvent('reset')).toBeNull();
});

test('the ends of a call are the events that XState sends', async () => {
  const { heard } = await run();
  const sent = (type: string) => heard.find((event) => event.type === type);
  expect(sent(doneEvent('first', 'yes').type)).toMatchObject(doneEvent('first', 'yes'));
  expect(sent(errorEvent('second', null).type)).toMatchObject(errorEvent('second', new Error('no')));
});

test('the timers of a system are known, elapse at once, and are told as they start and are cancelled', async () => {
  const { actor, clock, heard, actions } = await run();
  expect(timersOf(actor).map(({ source, event }) => [source === actor, systemEvent(event.type)])).toEqual([
    [true, { kind: 'after', delay: 'pause', state: 'gate.lamp.red' }],
  ]);
  expect(actions.map(startedTimer)).toContainEqual(
    expect.objectContaining({ delay: 500, event: timersOf(actor)[0]?.event }),
  );
  for (const timer of timersOf(actor)) elapse(timer);
  clock.increment(0);
  expect(actor.getSnapshot().matches({ lamp: 'green' })).toBe(true);
  expect(heard.at(-1)).toMatchObject({ type: 'xstate.after.pause.gate.lamp.red' });
  expect(timersOf(actor)).toEqual([]);
  expect(actions.map(cancelledTimer)).toContain('xstate.after.pause.gate.lamp.red');
  actor.send({ type: 'reset' });
  expect(startedTimer(actions.at(-1) ?? { type: '', params: null })).toMatchObject({ id: 'timer', delay: 5 });
});

test('the active states of a machine are known, those of other actors are none', async () => {
  const { actor } = await run();
  const ids = (nodes: readonly AnyStateNode[]) => nodes.map(({ id }) => id).toSorted();
  expect(ids(activeNodes(actor.getSnapshot()))).toEqual(
    ['gate', 'gate.asked', 'gate.asked.over', 'gate.lamp', 'gate.lamp.red'].toSorted(),
  );
  const { counter } = actor.getSnapshot().children as Record<string, AnyActorRef>;
  expect(activeNodes(counter?.getSnapshot())).toEqual([]);
  expect(counter === undefined ? null : parentOf(counter)).toBe(actor);
  expect(parentOf(actor)).toBeUndefined();
});

test('built-in guards and actions have words', () => {
  expect(guardWords(not('isOpen'))).toBe('not isOpen');
  expect(guardWords(stateIn({ lamp: 'red' }))).toBe('in lamp.red');
  expect(actionWords(raise({ type: 'later' }))).toBe('raise later');
});
