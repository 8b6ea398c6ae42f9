import { describe, expect, test } from 'vitest';
import { protectionReaderMachine } from '#machines/kit/protection/protectionReader.machine.ts';
import type { Protection } from '#machines/kit/protection/protection.ts';
import { CallScript } from '#tests/support/callScript.ts';
import { PROTECTION, RAISED, withDayLimit } from '#tests/machines/playerProtection/playerProtection.ts';
import { createHarness } from '#tests/support/harness.ts';

const HOUR = 3_600_000;

async function openRead(protection: Protection) {
  const calls = new CallScript();
  const harness = createHarness({ machine: calls.bind(protectionReaderMachine), calls });
  await calls.answer('read', protection);
  return { ...harness, asked: () => calls.count('refresh') };
}

const confirmable = (serverTime: string) => withDayLimit(RAISED, serverTime);

describe('what is kept is requested again', () => {
  test.each<[string, Protection, number]>([
    ['an hour later, where nothing of it comes before', PROTECTION, HOUR],
    ['when a raise may be confirmed', confirmable('2026-11-20 13:59:30'), 31_000],
    ['a second after it might have been', confirmable('2026-11-20 13:59:59'), 2000],
    ['when a day ends', { ...PROTECTION, serverTime: '2026-11-20 23:50:00' }, 601_000],
    ['when a break ends', { ...PROTECTION, breakUntil: '2026-11-20 12:00:10' }, 11_000],
    ['when a closed account opens', { ...PROTECTION, closedUntil: '2026-11-20 12:59:58' }, HOUR - 1000],
    ['within the hour of a long break', { ...PROTECTION, breakUntil: '2026-12-20 12:00:00' }, HOUR],
    [
      'when a day ends, with blanks around the times',
      { ...PROTECTION, serverTime: ' 2026-11-20 23:50:00 ' },
      601_000,
    ],
    [
      'an hour later, where one of its times is just now',
      { ...PROTECTION, breakUntil: '2026-11-20 12:00:00' },
      HOUR,
    ],
    ['an hour later, where the server tells no time', { ...PROTECTION, serverTime: '' }, HOUR],
  ])('%s', async (_, protection, wait) => {
    const reader = await openRead(protection);
    await reader.pass(wait - 1);
    expect(reader.asked()).toBe(0);
    await reader.pass(1);
    expect(reader.asked()).toBe(1);
    reader.stop();
  });

  test('not while nobody looks at the page, but at once when somebody does', async () => {
    const reader = await openRead(confirmable('2026-11-20 13:59:30'));
    await reader.send({ type: 'page.hidden' });
    await reader.pass(3 * HOUR);
    expect(reader.asked()).toBe(0);
    await reader.send({ type: 'page.shown' });
    expect(reader.asked()).toBe(1);
    reader.stop();
  });

  test('for a phone that slept, once', async () => {
    const reader = await openRead(PROTECTION);
    await reader.leap(9 * HOUR);
    expect(reader.asked()).toBe(1);
    reader.stop();
  });

  test('sends each answer to its page, and one that fails leaves what is known', async () => {
    const reader = await openRead(PROTECTION);
    await reader.pass(HOUR);
    await reader.calls.fail('refresh', { kind: 'offline' });
    expect(reader.subject.getSnapshot().context.protection).toEqual(PROTECTION);
    await reader.pass(HOUR);
    const raised = withDayLimit(RAISED);
    await reader.calls.answer('refresh', raised);
    const sent = reader.sentToParent.filter(({ type }) => type === 'protection.loaded');
    expect(sent).toEqual([
      { type: 'protection.loaded', protection: PROTECTION },
      { type: 'protection.loaded', protection: raised },
    ]);
    reader.stop();
  });
});

describe('a backend without the call', () => {
  test.each([404, 405, 501])('is known by code %s, and not asked again', async (code) => {
    const calls = new CallScript();
    const harness = createHarness({ machine: calls.bind(protectionReaderMachine), calls });
    await calls.fail('read', { kind: 'rejected', code, message: '' });
    expect(harness.subject.getSnapshot().value).toBe('unsupported');
    await harness.send({ type: 'page.shown' });
    await harness.send({ type: 'refresh' });
    await harness.pass(24 * HOUR);
    expect(calls.count('read')).toBe(1);
    expect(harness.toasts()).toEqual([]);
    harness.stop();
  });

  test.each([400, 403, 500])('is not what a refusal by code %s means', async (code) => {
    const calls = new CallScript();
    const harness = createHarness({ machine: calls.bind(protectionReaderMachine), calls });
    await calls.fail('read', { kind: 'rejected', code, message: '' });
    expect(harness.subject.getSnapshot().value).toBe('failed');
    await harness.send({ type: 'page.shown' });
    expect(calls.count('read')).toBe(2);
    harness.stop();
  });
});
