import { describe, expect, test } from 'vitest';
import { createActor, createMachine, fromCallback, setup, type AnyActorRef } from 'xstate';
import { reportCrash, type CrashEvent } from '#machines/root/crash.ts';

const fault = new Error('a fault');

/** A machine whose action throws as soon as it starts. */
const faulty = createMachine({
  entry: () => {
    throw fault;
  },
});

/** A host of the faulty machine, with or without the actor that takes reports. */
function startHost(hasReporter: boolean) {
  const told: CrashEvent[] = [];
  const reporter = fromCallback<CrashEvent>(({ receive }) => receive((crash) => void told.push(crash)));
  const host = setup({
    types: { events: {} as { type: 'page.entered'; id: string } },
    actors: { faulty, reporter },
    actions: { reportCrash },
  }).createMachine({
    invoke: hasReporter ? [{ src: 'reporter', id: 'crashReporter', systemId: 'crashReporter' }] : [],
    initial: 'running',
    states: {
      running: { invoke: { src: 'faulty', id: 'page', onError: { target: 'lost', actions: 'reportCrash' } } },
      lost: {},
    },
  });
  const actor = createActor(host);
  actor.start();
  return { actor, told };
}

describe('a child that throws', () => {
  test('is reported by its id with its error, and its host goes on', () => {
    const { actor, told } = startHost(true);
    expect(told).toEqual([{ type: 'crash.reported', actor: 'page', error: fault }]);
    expect(told[0]?.error).toBe(fault);
    expect(actor.getSnapshot()).toMatchObject({ status: 'active', value: 'lost' });
  });

  test('leaves its host running where nobody takes reports', () => {
    expect(startHost(false).actor.getSnapshot()).toMatchObject({ status: 'active', value: 'lost' });
  });
});

describe('the report', () => {
  /** What the reporter hears of an event. */
  function heard(event: { type: string; error?: unknown; actorId?: string }) {
    const told: unknown[] = [];
    const reporter = { send: (crash: unknown) => told.push(crash) } as unknown as AnyActorRef;
    reportCrash({ event, system: { get: (id) => (id === 'crashReporter' ? reporter : undefined) } });
    return told;
  }

  test('names the event where that does not name the actor', () => {
    expect(heard({ type: 'xstate.error.execution', error: fault })).toEqual([
      { type: 'crash.reported', actor: 'xstate.error.execution', error: fault },
    ]);
  });

  test('is made of errors only, of one that is undefined too', () => {
    expect(heard({ type: 'page.entered' })).toEqual([]);
    expect(heard({ type: 'xstate.error.actor.a', actorId: 'a', error: undefined })).toEqual([
      { type: 'crash.reported', actor: 'a', error: undefined },
    ]);
  });
});
