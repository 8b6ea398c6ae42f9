import { describe, expect, test } from 'vitest';
import { protectionReaderMachine } from '#machines/kit/protection/protectionReader.machine.ts';
import { CallScript } from '#tests/support/callScript.ts';
import { PROTECTION, RAISED, withDayLimit } from '#tests/machines/playerProtection/playerProtection.ts';
import { createHarness } from '#tests/support/harness.ts';

function openReader() {
  const calls = new CallScript();
  const harness = createHarness({ machine: calls.bind(protectionReaderMachine), calls });
  return {
    ...harness,
    known: () => harness.subject.getSnapshot().context,
    isAt: (state: 'loading' | 'failed' | 'unsupported' | 'ready') =>
      harness.subject.getSnapshot().matches(state),
    sent: () => harness.sentToParent.filter(({ type }) => type === 'protection.loaded'),
  };
}

const CHANGED = withDayLimit(RAISED);

/** A reader with loaded data and a pending refresh. */
async function openRefreshing() {
  const reader = openReader();
  await reader.calls.answer('read', PROTECTION);
  await reader.send({ type: 'refresh' });
  return reader;
}

describe('what protects a member', () => {
  test('is not known before the first answer, which is reported', async () => {
    const { calls, known, sent } = openReader();
    expect(known()).toEqual({ protection: null, failure: '' });
    await calls.answer('read', PROTECTION);
    expect(known().protection).toEqual(PROTECTION);
    expect(sent()).toEqual([{ type: 'protection.loaded', protection: PROTECTION }]);
  });

  test.each(['retry', 'refresh', 'page.shown'] as const)(
    'is read again by %s after a failure',
    async (type) => {
      const { calls, send, known, isAt } = openReader();
      await calls.fail('read', { kind: 'rejected', code: 500, message: '系统繁忙' });
      expect(isAt('failed')).toBe(true);
      expect(known().failure).toBe('系统繁忙');
      await send({ type });
      await calls.answer('read', PROTECTION);
      expect(isAt('ready')).toBe(true);
    },
  );

  test.each([404, 405, 501])('is not requested again where the backend answers %i', async (code) => {
    const { calls, send, isAt } = openReader();
    await calls.fail('read', { kind: 'rejected', code, message: '' });
    expect(isAt('unsupported')).toBe(true);
    await send({ type: 'retry' });
    expect(calls.count('read')).toBe(1);
  });

  test('is reported again when a refresh brings it', async () => {
    const { calls, send, known, sent } = await openRefreshing();
    await calls.answer('refresh', CHANGED);
    expect(known().protection).toEqual(CHANGED);
    expect(sent()).toHaveLength(2);
    await send({ type: 'refresh' });
    expect(calls.count('refresh')).toBe(2);
  });

  test('is reported as a change was answered with it, and an older answer is not waited for', async () => {
    const { calls, send, known, sent } = await openRefreshing();
    await send({ type: 'protection.updated', protection: CHANGED });
    expect(calls.waiting('refresh')).toEqual([]);
    expect(known().protection).toEqual(CHANGED);
    expect(sent().at(-1)).toEqual({ type: 'protection.loaded', protection: CHANGED });
  });
});
