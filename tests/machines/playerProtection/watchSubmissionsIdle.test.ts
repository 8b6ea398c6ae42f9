import { expect, test } from 'vitest';
import { createActor, fromTransition, setup, type EventObject } from 'xstate';
import type { OutboxEntry } from '#machines/app/outbox/outboxEntry.ts';
import { watchSubmissionsIdle } from '#machines/playerProtection/watchSubmissionsIdle.ts';
import { settle } from '#tests/support/callScript.ts';
import { anEntry } from '#tests/support/outboxEntries.ts';

interface Holds extends EventObject {
  type: 'holds';
  entries: readonly OutboxEntry[];
}
const SENDING = anEntry('withdrawal', { amount: '100', bank: '1' }, 'sending');
const UNSETTLED = anEntry('withdrawal', { amount: '100', bank: '1' });

/** A root with an outbox under this system id, whose entries the test sets. */
function startRoot(systemId = 'outbox') {
  const received: string[] = [];
  const outbox = fromTransition((_, { entries }: Holds) => ({ entries }), {
    entries: [] as readonly OutboxEntry[],
  });
  const root = setup({ actors: { outbox, watchSubmissionsIdle } }).createMachine({
    id: 'root',
    invoke: { src: 'outbox', id: 'outbox', systemId },
    on: { 'submissions.*': { actions: ({ event }) => received.push(event.type) } },
    initial: 'watched',
    states: {
      watched: { invoke: { src: 'watchSubmissionsIdle', id: 'watch' }, on: { leave: 'left' } },
      left: {},
    },
  });
  const actor = createActor(root);
  actor.start();
  const hold = async (...entries: OutboxEntry[]) => {
    actor.getSnapshot().children['outbox']?.send({ type: 'holds', entries } satisfies Holds);
    await settle();
  };
  return { actor, received, hold };
}

test('reports at once that nothing is on its way, and each change once', async () => {
  const { received, hold } = startRoot();
  await settle();
  expect(received).toEqual(['submissions.idle']);
  await hold();
  expect(received).toEqual(['submissions.idle']);
  await hold(SENDING);
  await hold(SENDING, UNSETTLED);
  expect(received).toEqual(['submissions.idle', 'submissions.busy']);
  await hold(UNSETTLED);
  expect(received).toEqual(['submissions.idle', 'submissions.busy', 'submissions.idle']);
});

test('takes what has no known outcome for idle, because it may stay so for a day', async () => {
  const { received, hold } = startRoot();
  await hold(UNSETTLED);
  expect(received).toEqual(['submissions.idle']);
});

test('reports nothing once it is stopped', async () => {
  const { actor, received, hold } = startRoot();
  await settle();
  actor.send({ type: 'leave' });
  await hold(SENDING);
  expect(received).toEqual(['submissions.idle']);
});

test('takes a system without an outbox for idle', async () => {
  const { received, hold } = startRoot('another');
  await hold(SENDING);
  expect(received).toEqual(['submissions.idle']);
});
