import { afterEach, describe, expect, test } from 'vitest';
import { assign, createActor, setup, SimulatedClock, type AnyActorRef } from 'xstate';
import { Recorder } from '#app/inspector/recorder.ts';
import { obeyPage, offeredEvents } from '#app/inspector/remoteEvents.ts';
import type { AppMessage, Channel, PageMessage } from '#app/inspector/sharing.ts';
import { eventOf, fieldsFor } from '#tools/inspector/typedFields.ts';
import { MASK } from '#app/inspector/redaction.ts';
import { loginMachine } from '#machines/login/login.machine.ts';

const machine = setup({
  types: {
    events: {} as
      | { type: 'typed'; text: string }
      | { type: 'sent'; amount: { value: string }; tags: string[] }
      | { type: 'closed' }
      | { type: 'opened' },
    context: {} as { text: string; isOpen: boolean; done: number },
  },
  guards: {
    isOpen: ({ context }) => context.isOpen,
    isLarge: ({ event }) =>
      event.type === 'sent' && event.amount.value.trim().length > 2 && event.tags.includes('a'),
  },
  actions: { never: () => undefined },
}).createMachine({
  id: 'desk',
  initial: 'idle',
  context: { text: '', isOpen: false, done: 0 },
  states: {
    idle: {
      on: {
        typed: { actions: assign({ text: ({ event }) => event.text.trim() }) },
        sent: { guard: 'isLarge', target: 'busy' },
        opened: { guard: 'isOpen', actions: 'never' },
        closed: 'busy',
      },
    },
    busy: {
      after: { 60_000: { target: 'idle', actions: assign({ done: ({ context }) => context.done + 1 }) } },
    },
  },
});

describe('what an actor is offered', () => {
  test('lists the events it can take now, and the fields that its guards and assignments read', () => {
    const actor = createActor(machine).start();
    expect(offeredEvents(actor)).toEqual([
      { type: 'typed', takes: 'yes', fields: ['text'] },
      { type: 'sent', takes: 'depends', fields: ['amount.value', 'tags'] },
      { type: 'opened', takes: 'no', fields: [] },
      { type: 'closed', takes: 'yes', fields: [] },
    ]);
    actor.send({ type: 'closed' });
    expect(offeredEvents(actor)).toEqual([]);
  });

  test('leaves the actor as it is, and knows the fields of real flows', () => {
    const login = createActor(loginMachine, { input: { search: '' } });
    expect(offeredEvents(login.start()).find(({ type }) => type === 'submit')?.fields).toEqual(
      expect.arrayContaining(['values.name', 'values.password']),
    );
    expect(login.getSnapshot().value).toBe('editing');
    login.stop();
    expect(offeredEvents(login)).toEqual([]);
  });
});

describe('the page', () => {
  const received: (AppMessage | PageMessage)[] = [];
  let ask: (message: PageMessage) => void = () => undefined;
  const channel: Channel = {
    tell: (message) => received.push(message),
    listen: (listener) => {
      ask = listener;
    },
    close: () => undefined,
  };
  let actor: AnyActorRef | undefined;
  afterEach(() => {
    actor?.stop();
    received.length = 0;
  });

  function start() {
    const clock = new SimulatedClock();
    const recorder = new Recorder({ now: () => clock.now(), app: { version: '0', mode: 'test' } });
    const started = createActor(machine, { clock, systemId: 'root', inspect: recorder.inspect });
    actor = started;
    obeyPage(recorder, channel, 'mine');
    started.start();
    return { started, clock, recorder };
  }

  test('sends events to the actor that it names, of its own session alone', () => {
    const { started } = start();
    ask({ type: 'event.wanted', session: 'another', actor: 'root', event: { type: 'closed' } });
    ask({ type: 'event.wanted', session: 'mine', actor: 'root/none', event: { type: 'closed' } });
    expect(started.getSnapshot().value).toBe('idle');
    ask({ type: 'event.wanted', session: 'mine', actor: 'root', event: { type: 'closed' } });
    expect(started.getSnapshot().value).toBe('busy');
  });

  test('receives the events that an actor can take, without a value', () => {
    start();
    ask({ type: 'events.wanted', session: 'mine', actor: 'root' });
    expect(received).toEqual([
      expect.objectContaining({ type: 'events.offered', session: 'mine', actor: 'root' }),
    ]);
  });

  test('lets a delay elapse, once and as its clock would', () => {
    const { started, clock, recorder } = start();
    ask({ type: 'delay.ended', session: 'mine', actor: 'root', event: 'xstate.after.60000.desk.busy' });
    expect(started.getSnapshot().context.done).toBe(0);
    started.send({ type: 'closed' });
    ask({ type: 'delay.ended', session: 'mine', actor: 'root', event: 'xstate.after.60000.desk.busy' });
    clock.increment(1);
    expect(started.getSnapshot()).toMatchObject({ value: 'idle', context: { done: 1 } });
    clock.increment(120_000);
    expect(started.getSnapshot().context.done).toBe(1);
    expect(recorder.recording().entries).toContainEqual(
      expect.objectContaining({
        kind: 'event',
        from: 'root',
        event: { type: 'xstate.after.60000.desk.busy' },
      }),
    );
  });
});

describe('the form of an event', () => {
  test('has the fields that are looked at and those of the last one, without what was masked', () => {
    const last = { type: 'submit', values: { name: 'player88', password: MASK }, tries: 3 };
    expect(fieldsFor(['values', 'values.code'], last)).toEqual([
      { path: 'values.code', text: '', isJson: false },
      { path: 'values.name', text: 'player88', isJson: false },
      { path: 'values.password', text: '', isJson: false },
      { path: 'tries', text: '3', isJson: true },
    ]);
  });

  test('makes texts of what is typed, and other values of what was or can be none', () => {
    const field = (path: string, text: string, isJson = false) => ({ path, text, isJson });
    expect(
      eventOf(
        'submit',
        [
          field('values.amount', '640'),
          field('tries', '3', true),
          field('shown', 'true'),
          field('tags', '["a"]'),
          field('broken', '[a'),
        ],
        '{"name": "b", "tries": 9}',
      ),
    ).toEqual({
      type: 'submit',
      name: 'b',
      values: { amount: '640' },
      tries: 3,
      shown: true,
      tags: ['a'],
      broken: '[a',
    });
  });
});
