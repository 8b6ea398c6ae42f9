import { describe, expect, test } from 'vitest';
import type { UserInfo } from '#machines/app/session/userInfo.ts';
import { boundSession, emptyStorage } from '#tests/support/boundMachines.ts';
import { CallScript } from '#tests/support/callScript.ts';
import { aMember } from '#tests/support/samples.ts';
import { createHarness } from '#tests/support/harness.ts';

function openSession(user: UserInfo | null, hasToken = user !== null) {
  const calls = new CallScript();
  const storage = { ...emptyStorage(), user, hasToken };
  const harness = createHarness({
    machine: boundSession(calls, storage).provide({
      actors: { lotteryTokenPolling: calls.promise() },
    }),
    input: { user, hasToken },
    calls,
  });
  return { ...harness, storage, snapshot: () => harness.subject.getSnapshot() };
}

describe('a member', () => {
  test('has the unread notices counted, for whoever in the app asks', async () => {
    const session = openSession(aMember());
    await session.pass(0);
    const { unreadNotices } = session.snapshot().children;
    expect(unreadNotices).toBeDefined();
    expect(session.subject.system.get('unreadNotices')).toBe(unreadNotices);
    session.stop();
  });

  test('of whom nothing is known yet is not known by a balance alone', async () => {
    const session = openSession(null, true);
    await session.calls.tell('visibilityAndNetwork', { type: 'document.visible' });
    await session.pass(500);
    await session.calls.answer('request', { balance: '5.00', mbalance: '0.00' });
    expect(session.snapshot().context.user).toBeNull();
    await session.calls.answer('fetchUser', aMember());
    expect(session.snapshot().context.user?.username).toBe('player88');
    session.stop();
  });
});

describe('what another flow has learnt of the member', () => {
  test('is kept on the device too, and an older answer on its way is not waited for', async () => {
    const session = openSession(aMember());
    const asked = session.calls.only('fetchUser');
    const user = aMember({ email: 'new@example.com' });
    await session.send({ type: 'profile.changed', user });
    expect(asked.signal.aborted).toBe(true);
    expect(session.snapshot().context.user).toEqual(user);
    expect(session.storage.user).toEqual(user);
    session.stop();
  });

  test('may be a part that comes after the answer', async () => {
    const session = openSession(aMember());
    await session.calls.answer('fetchUser', aMember({ transferstatus: 0, vip: 2 }));
    await session.send({ type: 'profile.patched', patch: { transferstatus: 1 } });
    const user = aMember({ transferstatus: 1, vip: 2 });
    expect(session.snapshot().context.user).toEqual(user);
    expect(session.storage.user).toEqual(user);
    expect(session.calls.count('fetchUser')).toBe(1);
    session.stop();
  });

  test('may be a part of a member whose info could not be fetched again', async () => {
    const session = openSession(aMember({ transferstatus: 0 }));
    await session.calls.fail('fetchUser', { kind: 'offline' });
    await session.send({ type: 'profile.patched', patch: { transferstatus: 1 } });
    expect(session.snapshot()).toMatchObject({
      value: { member: { profile: 'ready' } },
      context: { user: aMember({ transferstatus: 1 }) },
    });
    session.stop();
  });

  test('may not be a part of a member whose info could not be fetched', async () => {
    const session = openSession(null, true);
    await session.calls.fail('fetchUser', { kind: 'offline' });
    await session.send({ type: 'profile.patched', patch: { transferstatus: 1 } });
    expect(session.snapshot()).toMatchObject({
      value: { member: { profile: 'failed' } },
      context: { user: null },
    });
    session.stop();
  });

  test('may be a part, which joins what is known; an older answer on its way is not waited for', async () => {
    const session = openSession(aMember({ transferstatus: 0, vip: 2 }));
    const asked = session.calls.only('fetchUser');
    await session.send({ type: 'profile.patched', patch: { transferstatus: 1 } });
    expect(asked.signal.aborted).toBe(true);
    const user = aMember({ transferstatus: 1, vip: 2 });
    expect(session.snapshot().context.user).toEqual(user);
    expect(session.storage.user).toEqual(user);
    // the patch aborted the pending request for the info, so the info is requested again
    await session.calls.answer('fetchUser', aMember({ transferstatus: 1, vip: 3 }));
    expect(session.snapshot().context.user?.vip).toBe(3);
    session.stop();
  });

  test('is nothing where it is a part and the member is not known yet, whose info is waited for', async () => {
    const session = openSession(null, true);
    const asked = session.calls.only('fetchUser');
    await session.send({ type: 'profile.patched', patch: { transferstatus: 1 } });
    expect(session.snapshot().context.user).toBeNull();
    expect(session.storage.user).toBeNull();
    expect(asked.signal.aborted).toBe(false);
    await session.calls.answer('fetchUser', aMember());
    expect(session.snapshot().context.user).toEqual(aMember());
    session.stop();
  });

  test('is nothing where it is a part and nobody is logged in any more', async () => {
    const session = openSession(null);
    await session.send({ type: 'profile.patched', patch: { transferstatus: 1 } });
    expect(session.snapshot().context.user).toBeNull();
    expect(session.storage.user).toBeNull();
    session.stop();
  });

  test('such as a lottery token, ends the asking for one', async () => {
    const session = openSession(aMember({ hasLotteryToken: false }));
    await session.pass(5000);
    expect(session.calls.waiting('lotteryTokenPolling')).toHaveLength(1);
    await session.send({ type: 'profile.changed', user: aMember({ hasLotteryToken: true }) });
    expect(session.calls.waiting('lotteryTokenPolling')).toEqual([]);
    expect(session.snapshot().value).toMatchObject({ member: { lotteryToken: 'known' } });
    session.stop();
  });

  test('no lottery token is requested for a member who has one', async () => {
    const session = openSession(aMember({ hasLotteryToken: true }));
    expect(session.snapshot().value).toMatchObject({ member: { lotteryToken: 'known' } });
    await session.pass(60_000);
    expect(session.calls.count('lotteryTokenPolling')).toBe(0);
    session.stop();
  });
});

test('a member whose login has expired leaves nothing on the device once that is confirmed', async () => {
  const session = openSession(aMember());
  await session.send({ type: 'call.expired' });
  expect(session.storage).toMatchObject({ hasToken: true, user: aMember() });
  await session.send({ type: 'expiry.confirmed', location: '/assets?type=6' });
  expect(session.storage).toMatchObject({ hasToken: false, user: null });
  expect(session.sentToParent).toEqual([{ type: 'session.ended', chosen: false }]);
  session.stop();
});
