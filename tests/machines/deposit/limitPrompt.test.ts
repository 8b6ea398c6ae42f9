import { describe, expect, test } from 'vitest';
import { limitPromptMachine } from '#machines/deposit/limitPrompt.machine.ts';
import { duePrompt, hasLimits, isUncounted, latest, monthsLater } from '#machines/deposit/limitReview.ts';
import type { Protection } from '#machines/kit/protection/protection.ts';
import {
  DAY_LIMIT,
  PROTECTION,
  RAISED,
  withDayLimit,
} from '#tests/machines/playerProtection/playerProtection.ts';
import { CallScript } from '#tests/support/callScript.ts';
import { createHarness } from '#tests/support/harness.ts';
import { describeTransitionCoverage } from '#tests/support/transitionCoverage.ts';

const NONE: Protection = withDayLimit({ ...DAY_LIMIT, amount: null });
const LOOKED = '2026-05-20 12:00:00';
const loaded = (protection: Protection) => ({ type: 'protection.loaded', protection }) as const;

describeTransitionCoverage({
  machine: limitPromptMachine,
  starts: { opened: () => undefined },
  calls: { recallLook: { outputs: [null, LOOKED] }, noteLook: { outputs: [undefined] } },
  events: {
    'protection.loaded': [
      loaded(PROTECTION),
      loaded(NONE),
      loaded({ ...PROTECTION, reviewedAt: LOOKED }),
      loaded({ ...NONE, reviewedAt: null }),
    ],
    'prompt.answered': [{ type: 'prompt.answered' }],
  },
  key: ({ context: { protection, reviewedAt } }) => [protection, reviewedAt],
});

describe('six months after a look at the limits', () => {
  test.each([
    ['2026-05-20 12:00:00', '2026-11-20 12:00:00'],
    ['2026-08-31 00:00:00', '2027-02-28 00:00:00'],
    ['2027-08-31 23:59:59', '2028-02-29 23:59:59'],
    ['2026-12-31 08:00:00', '2027-06-30 08:00:00'],
    ['2026-07-01 08:00:00', '2027-01-01 08:00:00'],
  ])('%s it is %s', (from, to) => {
    expect(monthsLater(from, 6)).toBe(to);
  });
});

describe('what is due', () => {
  const at = (serverTime: string, protection = PROTECTION) => ({ ...protection, serverTime });

  test('a review at six months, not a second before', () => {
    expect(duePrompt(at('2026-11-20 11:59:59'), LOOKED)).toBeNull();
    expect(duePrompt(at('2026-11-20 12:00:00'), LOOKED)).toBe('review');
  });
  test('an offer at first, and again at six months, not a second before', () => {
    expect(duePrompt(NONE, null)).toBe('offer');
    expect(duePrompt(at('2026-11-20 11:59:59', NONE), LOOKED)).toBeNull();
    expect(duePrompt(at('2026-11-20 12:00:00', NONE), LOOKED)).toBe('offer');
  });
  test('for limits that were never looked at, the count begins', () => {
    expect(duePrompt(PROTECTION, null)).toBeNull();
    expect(isUncounted(PROTECTION, null)).toBe(true);
    expect(isUncounted(PROTECTION, LOOKED)).toBe(false);
    expect(isUncounted(NONE, null)).toBe(false);
  });
  test('nothing during an exclusion, and on a site without limits', () => {
    expect(duePrompt({ ...NONE, breakUntil: '2026-11-25 12:00:00' }, null)).toBeNull();
    expect(duePrompt({ ...NONE, closedUntil: '2027-11-25 12:00:00' }, null)).toBeNull();
    expect(duePrompt({ ...NONE, limits: [] }, null)).toBeNull();
  });
  test('a limit that waits for its confirmation is one', () => {
    expect(hasLimits(withDayLimit({ ...DAY_LIMIT, amount: null, pending: RAISED.pending }))).toBe(true);
    expect(hasLimits(NONE)).toBe(false);
  });
  test('the later of two looks counts', () => {
    expect(latest(undefined, null)).toBeNull();
    expect(latest(null, LOOKED)).toBe(LOOKED);
    expect(latest(LOOKED, null)).toBe(LOOKED);
    expect(latest('2026-05-20 12:00:01', LOOKED)).toBe('2026-05-20 12:00:01');
    expect(latest(LOOKED, '2026-05-20 12:00:01')).toBe('2026-05-20 12:00:01');
  });
});

function open() {
  const calls = new CallScript();
  const harness = createHarness({ machine: calls.bind(limitPromptMachine), calls });
  return {
    ...harness,
    load: (protection: Protection) => harness.send(loaded(protection)),
    is: (state: string) => harness.subject.getSnapshot().matches({ known: state } as never),
    noted: () => calls.made.filter(({ id }) => id === 'noteLook').map(({ input }) => input),
  };
}

describe('the offer of a limit', () => {
  test('waits for what this device remembers, and stays through a refresh', async () => {
    const world = open();
    await world.load(NONE);
    expect(world.is('offering')).toBe(false);
    await world.calls.answer('recallLook', null);
    expect(world.is('offering')).toBe(true);
    await world.load(NONE);
    expect(world.is('offering')).toBe(true);
    expect(world.calls.count('recallLook')).toBe(1);
    world.stop();
  });

  test('is answered once, at the server’s time, also where noting it fails', async () => {
    const world = open();
    await world.load(NONE);
    await world.calls.answer('recallLook', null);
    await world.send({ type: 'prompt.answered' });
    expect(world.noted()).toEqual([{ at: NONE.serverTime, keptByServer: false }]);
    await world.load(NONE);
    await world.calls.fail('noteLook', { kind: 'offline' });
    await world.load(NONE);
    expect(world.is('quiet')).toBe(true);
    expect(world.toasts()).toEqual([]);
    world.stop();
  });

  test('is not made where the answer could not be remembered, until it can', async () => {
    const world = open();
    await world.load(NONE);
    await world.calls.fail('recallLook', { kind: 'offline' });
    expect(world.subject.getSnapshot().value).toBe('waiting');
    await world.load(NONE);
    await world.calls.answer('recallLook', null);
    expect(world.is('offering')).toBe(true);
    world.stop();
  });

  test('is remembered by a server that can, without this device', async () => {
    const world = open();
    await world.load({ ...NONE, reviewedAt: null });
    await world.calls.fail('recallLook', { kind: 'offline' });
    expect(world.is('offering')).toBe(true);
    await world.send({ type: 'prompt.answered' });
    expect(world.noted()).toEqual([{ at: NONE.serverTime, keptByServer: true }]);
    world.stop();
  });

  test('is not made to a member whose answer the server or the device knows', async () => {
    for (const [server, device] of [
      ['2026-11-01 00:00:00', null],
      [null, '2026-11-01 00:00:00'],
    ]) {
      const world = open();
      await world.load({ ...NONE, reviewedAt: server });
      await world.calls.answer('recallLook', device);
      expect(world.is('quiet')).toBe(true);
      world.stop();
    }
  });
});

test('limits that were set elsewhere are counted from when they are first seen, without a word', async () => {
  const world = open();
  await world.load(PROTECTION);
  await world.calls.answer('recallLook', null);
  expect(world.noted()).toEqual([{ at: PROTECTION.serverTime, keptByServer: false }]);
  await world.calls.answer('noteLook');
  expect(world.is('quiet')).toBe(true);
  await world.load({ ...PROTECTION, serverTime: '2027-05-20 12:00:00' });
  expect(world.is('reviewing')).toBe(true);
  world.stop();
});

describe('the reminder of the limits', () => {
  /** A member who looked at the limits on this device six months ago. */
  async function openReminder() {
    const world = open();
    await world.load(PROTECTION);
    await world.calls.answer('recallLook', LOOKED);
    return world;
  }

  test('is answered once, at the server’s time', async () => {
    const world = await openReminder();
    expect(world.is('reviewing')).toBe(true);
    await world.send({ type: 'prompt.answered' });
    expect(world.noted()).toEqual([{ at: PROTECTION.serverTime, keptByServer: false }]);
    await world.calls.answer('noteLook');
    await world.load(PROTECTION);
    expect(world.is('quiet')).toBe(true);
    world.stop();
  });

  test('goes where the member has answered it elsewhere', async () => {
    const world = await openReminder();
    await world.load({ ...PROTECTION, reviewedAt: '2026-11-20 11:00:00' });
    expect(world.is('quiet')).toBe(true);
    expect(world.noted()).toEqual([]);
    world.stop();
  });
});

describe('while this device is asked for the last look', () => {
  test('the limits that are read last are those that count', async () => {
    const world = open();
    await world.load(NONE);
    await world.load(PROTECTION);
    await world.calls.answer('recallLook', LOOKED);
    expect(world.is('reviewing')).toBe(true);
    world.stop();
  });

  test('an answer that the server has learned of meanwhile counts', async () => {
    const world = open();
    await world.load({ ...NONE, reviewedAt: null });
    await world.load({ ...NONE, reviewedAt: '2026-11-01 00:00:00' });
    await world.calls.fail('recallLook', { kind: 'offline' });
    expect(world.is('quiet')).toBe(true);
    world.stop();
  });
});

test('a look is noted to its end, though the limits are read again meanwhile', async () => {
  const world = open();
  await world.load(PROTECTION);
  await world.calls.answer('recallLook', null);
  await world.load(NONE);
  expect(world.is('noting')).toBe(true);
  expect(world.calls.waiting('noteLook')).toHaveLength(1);
  world.stop();
});
