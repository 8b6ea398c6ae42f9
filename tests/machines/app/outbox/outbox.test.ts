import { describe, expect, test } from 'vitest';
import { memberKey } from '#machines/app/session/memberKey.ts';
import { isOwn, NOBODY } from '#machines/app/outbox/outboxEntry.ts';
import { SESSION_OVER_TEXT } from '#app/calls/submissionKinds.ts';
import { START_MS } from '#tools/paths/steppedClock.ts';
import { openOutbox, PASSWORD, storedWithdrawal, withdrawal } from './openOutbox.ts';

const RECEIPT = { receipt: 'TX1' };

async function openAsMember() {
  const outbox = openOutbox();
  await outbox.isThere('demo888');
  return outbox;
}

describe('the outcome', () => {
  test('of a submission for which its flow waits is told by the flow alone', async () => {
    const outbox = await openAsMember();
    await outbox.send(withdrawal());
    expect(outbox.entries()).toEqual([storedWithdrawal({ state: 'sending' })]);
    await outbox.calls.answer('request', 'TX1');
    expect(outbox.told()).toEqual([]);
    expect(outbox.entries()).toEqual([]);
    expect(outbox.refreshed()).toBe(1);
    expect(outbox.written()).toEqual([
      { type: 'stored.name', owner: memberKey('demo888') },
      { type: 'stored.write', entry: storedWithdrawal({ state: 'sending' }) },
      { type: 'stored.remove', key: 'key-1' },
    ]);
  });

  test('of one whose flow is gone is told by the outbox', async () => {
    const outbox = await openAsMember();
    await outbox.send(withdrawal());
    await outbox.send({ type: 'outbox.unwatched', key: 'key-1' });
    await outbox.calls.answer('request', 'TX1');
    expect(outbox.told()).toEqual([
      { type: 'outcome.unseen', entry: storedWithdrawal({ state: 'sending' }), answer: RECEIPT },
    ]);
    expect(outbox.entries()).toEqual([]);
  });

  test('that is unknown is told once, kept and written', async () => {
    const outbox = await openAsMember();
    await outbox.send(withdrawal());
    await outbox.send({ type: 'outbox.unwatched', key: 'key-1' });
    await outbox.calls.fail('request', { kind: 'timeout' });
    expect(outbox.told()).toMatchObject([{ entry: { key: 'key-1' }, answer: null }]);
    expect(outbox.states()).toEqual(['unsettled']);
    expect(outbox.written().at(-1)).toEqual({ type: 'stored.write', entry: storedWithdrawal() });
    expect(outbox.refreshed()).toBe(1);
  });

  test('of another kind than money is a failure without an answer, and is not kept', async () => {
    const outbox = await openAsMember();
    await outbox.send(withdrawal('key-1', 'email'));
    await outbox.calls.fail('request', { kind: 'offline' });
    expect(outbox.entries()).toEqual([]);
    expect(outbox.written().at(-1)).toEqual({ type: 'stored.remove', key: 'key-1' });
    expect(outbox.written()).toContainEqual({ type: 'stored.write', entry: undefined });
  });

  test('of another kind than money is not kept for a member who has left', async () => {
    const outbox = await openAsMember();
    await outbox.send(withdrawal('key-1', 'email'));
    await outbox.send({ type: 'session.ended', chosen: true });
    await outbox.isThere(null);
    await outbox.calls.answer('request', '提交成功');
    expect(outbox.entries()).toEqual([]);
    expect(outbox.told()).toEqual([]);
  });
});

describe('a retry', () => {
  async function openUnknown() {
    const outbox = await openAsMember();
    await outbox.send(withdrawal());
    await outbox.calls.fail('request', { kind: 'gateway', message: '' });
    return outbox;
  }

  test('goes out under its key, with the payment password that was asked for anew', async () => {
    const outbox = await openUnknown();
    await outbox.send({ ...withdrawal(), secret: '246810' });
    expect(outbox.calls.latest('request').input).toEqual({
      kind: 'withdrawal',
      intent: { amount: '100', bank: '1' },
      key: 'key-1',
      secret: '246810',
    });
    expect(outbox.states()).toEqual(['sending']);
  });

  test('that an expired login stopped leaves the outcome unknown', async () => {
    const outbox = await openUnknown();
    await outbox.send(withdrawal());
    await outbox.calls.fail('request', { kind: 'expired', message: '' });
    expect(outbox.states()).toEqual(['unsettled']);
  });

  test('that came to the server after the session had ended leaves it unknown too', async () => {
    const outbox = await openUnknown();
    await outbox.send(withdrawal());
    await outbox.send({ type: 'session.ended', chosen: false });
    await outbox.calls.fail('request', { kind: 'rejected', code: 401, message: SESSION_OVER_TEXT });
    expect(outbox.states()).toEqual(['unsettled']);
  });

  test('that is refused is settled', async () => {
    const outbox = await openUnknown();
    await outbox.send(withdrawal());
    await outbox.calls.fail('request', { kind: 'rejected', code: 400, message: '余额不足' });
    expect(outbox.entries()).toEqual([]);
  });
});

test('a first request that an expired login stopped is refused', async () => {
  const outbox = await openAsMember();
  await outbox.send(withdrawal());
  await outbox.send({ type: 'outbox.unwatched', key: 'key-1' });
  await outbox.calls.fail('request', { kind: 'expired', message: '' });
  expect(outbox.entries()).toEqual([]);
  expect(outbox.told()).toMatchObject([{ answer: { error: { kind: 'expired' } } }]);
});

describe('another member', () => {
  test('is told nothing, and the entry waits for its own', async () => {
    const outbox = await openAsMember();
    await outbox.send(withdrawal());
    await outbox.send({ type: 'session.ended', chosen: false });
    await outbox.isThere(null);
    await outbox.isThere('vip333');
    await outbox.calls.answer('request', 'TX1');
    expect(outbox.told()).toEqual([]);
    const { context } = outbox.subject.getSnapshot();
    expect(context.entries).toMatchObject([{ state: 'unsettled', owner: memberKey('demo888') }]);
    expect(context.entries.filter((entry) => isOwn(entry, context))).toEqual([]);
    expect(context.entries[0]).not.toHaveProperty('intent');
    await outbox.isThere('demo888');
    const later = outbox.subject.getSnapshot().context;
    expect(later.entries.filter((entry) => isOwn(entry, later))).toHaveLength(1);
  });

  test('is told nothing after a session of its own that the server ended', async () => {
    const outbox = await openAsMember();
    await outbox.send(withdrawal());
    await outbox.send({ type: 'session.ended', chosen: true });
    await outbox.isThere(null);
    await outbox.isThere('vip333');
    await outbox.send({ type: 'session.ended', chosen: false });
    await outbox.isThere(null);
    await outbox.calls.answer('request', 'TX1');
    expect(outbox.told()).toEqual([]);
    expect(outbox.states()).toEqual(['unsettled']);
  });

  test('gets no entry of a member whose name came late', async () => {
    const outbox = openOutbox();
    await outbox.isThere('');
    await outbox.send(withdrawal());
    expect(outbox.entries()).toMatchObject([{ owner: '' }]);
    await outbox.isThere('demo888');
    expect(outbox.entries()).toMatchObject([{ owner: memberKey('demo888') }]);
    expect(outbox.written().at(-1)).toEqual({ type: 'stored.name', owner: memberKey('demo888') });
  });

  test('gets no entry of a member whose name never came', async () => {
    const outbox = openOutbox();
    await outbox.isThere('');
    await outbox.send(withdrawal());
    await outbox.calls.fail('request', { kind: 'offline' });
    await outbox.send({ type: 'session.ended', chosen: false });
    await outbox.isThere('');
    await outbox.isThere('vip333');
    const { context } = outbox.subject.getSnapshot();
    expect(context.entries).toMatchObject([{ owner: NOBODY }]);
    expect(context.entries.filter((entry) => isOwn(entry, context))).toEqual([]);
  });
});

describe('the end of the session', () => {
  test.each([
    ['by the server is no reason to be silent', false, 1],
    ['by choice is', true, 0],
  ])('%s', async (_, chosen, count) => {
    const outbox = await openAsMember();
    await outbox.send(withdrawal());
    await outbox.send({ type: 'session.ended', chosen });
    await outbox.isThere(null);
    await outbox.calls.answer('request', 'TX1');
    expect(outbox.told()).toHaveLength(count);
    expect(outbox.states()).toEqual(chosen ? ['unsettled'] : []);
  });
});

describe('a second one of the same kind and amount beside one without a known outcome', () => {
  async function openAsking() {
    const outbox = await openAsMember();
    await outbox.hears({ type: 'stored.added', entry: storedWithdrawal() });
    await outbox.send(withdrawal('key-2'));
    return outbox;
  }

  test('asks, writes nothing, and has its secret in no snapshot meanwhile', async () => {
    const outbox = await openAsking();
    expect(outbox.states()).toEqual(['unsettled', 'asking']);
    expect(outbox.calls.count('request')).toBe(0);
    expect(outbox.written()).toHaveLength(1);
    expect(JSON.stringify(outbox.subject.getPersistedSnapshot())).not.toContain(PASSWORD);
  });

  test('is sent with it when the member confirms', async () => {
    const outbox = await openAsking();
    await outbox.send({ type: 'question.confirmed', key: 'key-2' });
    expect(outbox.calls.only('request').input).toMatchObject({ key: 'key-2', secret: PASSWORD });
    expect(outbox.states()).toEqual(['unsettled', 'sending']);
  });

  test('is refused when the member declines, once', async () => {
    const outbox = await openAsking();
    await outbox.send({ type: 'question.declined', key: 'key-2' });
    expect(outbox.told()).toEqual([]);
    expect(outbox.states()).toEqual(['unsettled']);
    expect(outbox.calls.count('request')).toBe(0);
    await outbox.send({ type: 'question.declined', key: 'key-2' });
    outbox.assertHealthy();
  });

  test('goes with its page, which asks', async () => {
    const outbox = await openAsking();
    await outbox.send({ type: 'outbox.unwatched', key: 'key-2' });
    expect(outbox.states()).toEqual(['unsettled']);
    await outbox.send({ type: 'question.confirmed', key: 'key-2' });
    expect(outbox.calls.count('request')).toBe(0);
  });

  test.each([true, false])(
    'is forgotten with its password at the end of the session (chosen: %s)',
    async (chosen) => {
      const outbox = await openAsking();
      await outbox.send({ type: 'session.ended', chosen });
      await outbox.isThere('demo888');
      expect(outbox.states()).toEqual(['unsettled']);
      expect(Object.keys(outbox.subject.getSnapshot().children)).not.toContain('submission:key-2');
      await outbox.send({ type: 'question.confirmed', key: 'key-2' });
      expect([outbox.calls.count('request'), outbox.told()]).toEqual([0, []]);
    },
  );

  test('does not ask for another amount, another kind, or beside one of another member', async () => {
    const outbox = await openAsMember();
    await outbox.hears({
      type: 'stored.added',
      entry: storedWithdrawal({ owner: memberKey('vip333') }),
    });
    await outbox.send(withdrawal('key-2'));
    await outbox.calls.fail('request', { kind: 'offline' });
    await outbox.send({ ...withdrawal('key-3'), intent: { amount: '200', bank: '1' } });
    await outbox.send(withdrawal('key-4', 'transfer'));
    expect(outbox.states()).toEqual(['unsettled', 'unsettled', 'sending', 'sending']);
  });
});

describe('another window', () => {
  test('that sends one is waited for, and what it wrote is read', async () => {
    const outbox = await openAsMember();
    await outbox.hears({
      type: 'stored.added',
      entry: storedWithdrawal({ state: 'sending' }),
    });
    expect(outbox.states()).toEqual(['sending']);
    await outbox.calls.answer('otherWindow');
    expect(outbox.states()).toEqual(['unsettled']);
    expect(outbox.written().at(-1)).toEqual({ type: 'stored.read', key: 'key-1' });
    await outbox.hears({ type: 'stored.removed', key: 'key-1' });
    expect(outbox.entries()).toEqual([]);
    expect(outbox.told()).toEqual([]);
  });

  test('takes away none that this one sends again', async () => {
    const outbox = await openAsMember();
    await outbox.hears({ type: 'stored.added', entry: storedWithdrawal() });
    await outbox.send(withdrawal());
    await outbox.hears({ type: 'stored.removed', key: 'key-1' });
    expect(outbox.states()).toEqual(['sending']);
  });

  test('adds none that is known', async () => {
    const outbox = await openAsMember();
    await outbox.send(withdrawal());
    await outbox.hears({ type: 'stored.added', entry: storedWithdrawal() });
    expect(outbox.states()).toEqual(['sending']);
  });
});

test('one that the member has checked goes, on the device too', async () => {
  const outbox = await openAsMember();
  await outbox.hears({ type: 'stored.added', entry: storedWithdrawal({ at: START_MS - 5 }) });
  await outbox.send({ type: 'outbox.dismissed', key: 'key-1' });
  expect(outbox.entries()).toEqual([]);
  expect(outbox.written().at(-1)).toEqual({ type: 'stored.remove', key: 'key-1' });
  expect(outbox.calls.count('request')).toBe(0);
});

test('one that is on its way again cannot be dismissed', async () => {
  const outbox = await openAsMember();
  await outbox.hears({ type: 'stored.added', entry: storedWithdrawal() });
  await outbox.send(withdrawal());
  await outbox.send({ type: 'outbox.dismissed', key: 'key-1' });
  expect(outbox.states()).toEqual(['sending']);
  expect(outbox.calls.waiting('request')).toHaveLength(1);
});
