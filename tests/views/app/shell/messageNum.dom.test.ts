import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { session } from '#app/calls/session.ts';
import type { unreadNoticesMachine } from '#machines/notices/unreadNotices.machine.ts';

const counter = () =>
  createActor(session.implementations.actors['unreadNotices'] as typeof unreadNoticesMachine);

test.each([
  ['the number that this phone stored', '6', 6],
  ['none where nothing is stored', null, 0],
  ['none where something else is stored', '{"a":1}', 0],
])('the unread notices start from %s', (_, stored, count) => {
  if (stored !== null) window.localStorage.setItem('messageNum', stored);
  const actor = counter().start();
  expect(actor.getSnapshot().context.count).toBe(count);
  actor.stop();
});
