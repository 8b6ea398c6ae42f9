import { constantFrom, uniqueArray } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { assign } from 'xstate';
import { unreadCount } from '#machines/notices/notice.ts';
import { unreadNoticesMachine } from '#machines/notices/unreadNotices.machine.ts';
import { CallScript } from '#tests/support/callScript.ts';
import { forAll } from '#tests/support/property.ts';
import { createHarness } from '#tests/support/harness.ts';
import { describeTransitionCoverage } from '#tests/support/transitionCoverage.ts';

describeTransitionCoverage({
  machine: unreadNoticesMachine,
  starts: { 'a session starts': () => undefined },
  calls: { countUnread: { outputs: [6] } },
  events: { 'notices.counted': [{ type: 'notices.counted', count: 2 }] },
});

function open() {
  const calls = new CallScript();
  const stored: number[] = [];
  const harness = createHarness({
    machine: calls
      .bind(unreadNoticesMachine)
      .provide({ actions: { storeCount: (_, { count }) => stored.push(count) } }),
    calls,
  });
  return { ...harness, stored, count: () => harness.subject.getSnapshot().context.count };
}

describe('the number of unread notices', () => {
  test('is none until it is known, then what was counted, and is stored', async () => {
    const world = open();
    expect(world.count()).toBe(0);
    await world.calls.answer('countUnread', 6);
    expect(world.count()).toBe(6);
    expect(world.stored).toEqual([6]);
    world.stop();
  });
  test('is at first what was last known, also where it cannot be counted', async () => {
    const calls = new CallScript();
    const harness = createHarness({
      machine: calls.bind(unreadNoticesMachine).provide({ actions: { recallCount: assign({ count: 5 }) } }),
      calls,
    });
    expect(harness.subject.getSnapshot().context.count).toBe(5);
    await calls.fail('countUnread', { kind: 'offline' });
    expect(harness.subject.getSnapshot().context.count).toBe(5);
    harness.stop();
  });
  test('is what a notice page says, also while it is still being counted', async () => {
    const world = open();
    await world.send({ type: 'notices.counted', count: 4 });
    expect(world.count()).toBe(4);
    expect(world.calls.waiting('countUnread')).toEqual([]);
    expect(world.stored).toEqual([4]);
    world.stop();
  });
  test('a count that fails is silent', async () => {
    const world = open();
    await world.calls.fail('countUnread', { kind: 'offline' });
    expect(world.count()).toBe(0);
    expect(world.toasts()).toEqual([]);
    expect(world.stored).toEqual([]);
    world.stop();
  });
  test('is of those that are not read, whatever else was read', () => {
    const ids = uniqueArray(constantFrom('1', '2', '3', '4', '5'));
    forAll([ids, ids], (all, read) => {
      const expected = all.length - all.filter((id) => read.includes(id)).length;
      expect(
        unreadCount(
          all.map((id) => ({ id })),
          read,
        ),
      ).toBe(expected);
    });
  });
});
