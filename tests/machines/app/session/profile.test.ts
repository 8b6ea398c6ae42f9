import { expect, test } from 'vitest';
import { boundSession, emptyStorage } from '#tests/support/boundMachines.ts';
import { CallScript } from '#tests/support/callScript.ts';
import { aMember } from '#tests/support/samples.ts';
import { createHarness } from '#tests/support/harness.ts';

function openMember() {
  const calls = new CallScript();
  const storage = { ...emptyStorage(), hasToken: true, user: aMember() };
  const harness = createHarness({
    machine: boundSession(calls, storage),
    input: { user: storage.user, hasToken: true },
    calls,
  });
  return { ...harness, storage, known: () => harness.subject.getSnapshot().context.user?.balance };
}

test('money that moves while the info loads is not missed: it is requested again', async () => {
  const session = openMember();
  const before = session.calls.only('fetchUser');
  await session.send({ type: 'profile.refresh' });
  expect(before.signal.aborted).toBe(true);
  expect(session.calls.count('fetchUser')).toBe(2);

  before.resolve(aMember({ balance: '128.50' }));
  await session.calls.answer('fetchUser', aMember({ balance: '28.50' }));
  expect(session.known()).toBe('28.50');
  expect(session.storage.user?.balance).toBe('28.50');
});

test('a balance that was asked for before money moved is never taken, whenever it comes', async () => {
  const session = openMember();
  await session.calls.answer('fetchUser', aMember());
  await session.calls.tell('visibilityAndNetwork', { type: 'document.visible' });
  await session.pass(500);
  const before = session.calls.only('request');
  await session.send({ type: 'profile.refresh' });
  expect(before.signal.aborted).toBe(true);
  await session.calls.answer('fetchUser', aMember({ balance: '28.50' }));
  before.resolve(aMember({ balance: '128.50' }));
  await session.pass(0);
  expect(session.known()).toBe('28.50');

  // the poll goes on, and takes what was asked for afterwards
  await session.calls.tell('visibilityAndNetwork', { type: 'document.visible' });
  await session.pass(500);
  await session.calls.answer('request', aMember({ balance: '30.00' }));
  expect(session.known()).toBe('30.00');
});

test.each(['ready', 'failed'])('a member whose info is %s has it fetched again', async (state) => {
  const session = openMember();
  if (state === 'ready') await session.calls.answer('fetchUser', aMember());
  else await session.calls.fail('fetchUser', { kind: 'offline' });
  expect(session.subject.getSnapshot().matches({ member: { profile: state as 'ready' } })).toBe(true);
  await session.send({ type: 'profile.refresh' });
  await session.calls.answer('fetchUser', aMember({ balance: '1.00' }));
  expect(session.known()).toBe('1.00');
});
