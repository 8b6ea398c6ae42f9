import { expect, test } from 'vitest';
import { createActor, setup, type EventObject } from 'xstate';
import { watchSubmissionsIdle } from '#machines/playerProtection/watchSubmissionsIdle.ts';
import { SUBMISSION_TAG } from '#machines/app/submissions/submissionTag.ts';
import { settle } from '#tests/support/callScript.ts';

/** A root with one form, whose submission is pending from `send` until `done`. */
function startRoot(systemId = 'root') {
  const received: string[] = [];
  const form = setup({}).createMachine({
    id: 'form',
    initial: 'editing',
    states: {
      editing: { on: { send: 'sending' } },
      sending: { tags: SUBMISSION_TAG, on: { done: 'editing' } },
    },
    on: { touch: { actions: () => undefined } },
  });
  const root = setup({ actors: { form, watchSubmissionsIdle } }).createMachine({
    id: 'root',
    invoke: { src: 'form', id: 'form', systemId: 'form' },
    on: { 'submissions.*': { actions: ({ event }) => received.push(event.type) } },
    initial: 'watched',
    states: {
      watched: { invoke: { src: 'watchSubmissionsIdle', id: 'watch' }, on: { leave: 'left' } },
      left: {},
    },
  });
  const actor = createActor(root, { systemId });
  actor.start();
  const send = async (event: EventObject) => {
    actor.system.get('form')?.send(event);
    await settle();
  };
  return { actor, received, send };
}

test('reports at once that nothing is on its way, and each change once', async () => {
  const { received, send } = startRoot();
  await settle();
  expect(received).toEqual(['submissions.idle']);
  await send({ type: 'touch' });
  expect(received).toEqual(['submissions.idle']);
  await send({ type: 'send' });
  await send({ type: 'touch' });
  expect(received).toEqual(['submissions.idle', 'submissions.busy']);
  await send({ type: 'done' });
  expect(received).toEqual(['submissions.idle', 'submissions.busy', 'submissions.idle']);
});

test('reports nothing once it is stopped', async () => {
  const { actor, received, send } = startRoot();
  await settle();
  actor.send({ type: 'leave' });
  await send({ type: 'send' });
  expect(received).toEqual(['submissions.idle']);
});

test('takes a system without a root for idle', async () => {
  const { received, send } = startRoot('another');
  await send({ type: 'send' });
  expect(received).toEqual(['submissions.idle']);
});
