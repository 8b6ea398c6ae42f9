import { describe, expect, test } from 'vitest';
import { boundSession, emptyStorage } from '#tests/support/boundMachines.ts';
import { CallScript } from '#tests/support/callScript.ts';
import { aMember } from '#tests/support/samples.ts';
import { createHarness } from '#tests/support/harness.ts';

function openSession({ member }: { member: boolean }) {
  const calls = new CallScript();
  const storage = { ...emptyStorage(), hasToken: member, user: member ? aMember() : null };
  const harness = createHarness({
    machine: boundSession(calls, storage),
    input: { user: storage.user, hasToken: member },
    calls,
  });
  return { ...harness, storage };
}

describe('a confirmed logout (spec 2 §9)', () => {
  async function openLoggingOut() {
    const session = openSession({ member: true });
    await session.send({ type: 'logout.requested' });
    await session.send({ type: 'logout.confirmed' });
    return session;
  }

  test('clears the storage with the answer and goes home after 1000 ms, not after 999', async () => {
    const session = await openLoggingOut();
    expect(session.storage.hasToken).toBe(true);
    await session.calls.answer('logOff');
    expect(session.storage).toMatchObject({ hasToken: false, user: null });
    await session.pass(999);
    expect(session.went()).toEqual([]);
    expect(session.subject.getSnapshot().hasTag('member')).toBe(true);
    await session.pass(1);
    expect(session.went()).toEqual(['/']);
    expect(session.subject.getSnapshot().hasTag('member')).toBe(false);
    expect(session.sentToParent).toEqual([{ type: 'session.ended', chosen: true }]);
  });

  test('waits 3000 ms for the server and no longer', async () => {
    const session = await openLoggingOut();
    await session.pass(2999);
    expect(session.storage.hasToken).toBe(true);
    await session.pass(1);
    expect(session.storage.hasToken).toBe(false);
    expect(session.calls.latest('logOff').signal.aborted).toBe(true);
    await session.pass(999);
    expect(session.went()).toEqual([]);
    await session.pass(1);
    expect(session.went()).toEqual(['/']);
  });

  test('stops the balance polling at once', async () => {
    const session = openSession({ member: true });
    await session.calls.tell('visibilityAndNetwork', { type: 'document.visible' });
    await session.send({ type: 'logout.requested' });
    await session.send({ type: 'logout.confirmed' });
    await session.pass(600);
    expect(session.calls.count('request')).toBe(0);
    expect(session.calls.isRunning('visibilityAndNetwork')).toBe(false);
  });
});

test('a changed password leads to the login after 1000 ms, not after 999 (spec 2 §9)', async () => {
  const session = openSession({ member: true });
  await session.send({ type: 'session.abandoned' });
  expect(session.storage).toMatchObject({ hasToken: false, user: null });
  await session.pass(999);
  expect(session.went()).toEqual([]);
  await session.pass(1);
  expect(session.went()).toEqual(['/login']);
  expect(session.sentToParent).toEqual([{ type: 'session.ended', chosen: true }]);
});
