import { assign } from 'xstate';
import { double, integer, nat } from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CallError } from '#machines/kit/calls/callError.ts';
import { JITTER, pollPause } from '#machines/kit/poll/pollSettings.ts';
import { balancePollingMachine } from '#machines/app/session/balancePolling.machine.ts';
import { POLL_MS } from '#machines/kit/poll/balancePoll.ts';
import { CallScript } from '#tests/support/callScript.ts';
import { forAll } from '#tests/support/property.ts';
import { createHarness } from '#tests/support/harness.ts';

const ANSWER = { balance: '1.00', mbalance: '0.00' };
const OFFLINE: CallError = { kind: 'offline' };

interface Start {
  random?: () => number;
  shown?: boolean;
}

async function openPolling({ random = () => 0, shown = true }: Start = {}) {
  const calls = new CallScript();
  const machine = calls.bind(balancePollingMachine).provide({
    actions: { drawJitter: assign({ jitter: () => random() * JITTER }) },
  });
  const harness = createHarness({ machine, calls });
  await calls.tell('visibilityAndNetwork', { type: shown ? 'document.visible' : 'document.hidden' });
  return { ...harness, asked: () => calls.count('request') };
}

/** The delay (ms) until the next request, stepping from timer to timer. */
async function msToNextRequest(polling: Awaited<ReturnType<typeof openPolling>>): Promise<number> {
  const before = polling.asked();
  const from = polling.clock.now();
  while (polling.asked() === before) {
    const due = polling.clock.nextDue(Infinity);
    if (due === undefined) return Infinity;
    await polling.pass(due - polling.clock.now());
  }
  return polling.clock.now() - from;
}

describe('the moments of a balance poll (D12)', () => {
  test('the first request goes out 500 ms after the page is known to be visible', async () => {
    expect(await msToNextRequest(await openPolling())).toBe(500);
  });

  test('one step before the 500 ms nothing is requested', async () => {
    const polling = await openPolling();
    await polling.pass(499);
    expect(polling.asked()).toBe(0);
    await polling.pass(1);
    expect(polling.asked()).toBe(1);
  });

  test('the next request sits 500 ms after a pause of 3 s, counted from the answer', async () => {
    const polling = await openPolling();
    await polling.pass(500);
    // A slow response delays all later polls.
    await polling.pass(20_000);
    expect(polling.asked()).toBe(1);
    await polling.calls.answer('request', ANSWER);
    await polling.pass(2999);
    expect(polling.subject.getSnapshot().matches({ polling: 'pausing' })).toBe(true);
    await polling.pass(1);
    expect(polling.subject.getSnapshot().matches({ polling: 'delaying' })).toBe(true);
    expect(await msToNextRequest(polling)).toBe(500);
  });

  test.each([
    ['without jitter', 0, [3, 6, 12, 24, 48, 60, 60]],
    ['with all of the jitter', 1, [3.6, 7.2, 14.4, 28.8, 57.6, 48, 48]],
    ['with half of the jitter', 0.5, [3.3, 6.6, 13.2, 26.4, 52.8, 54, 54]],
  ])('failures in a row stretch the pause %s', async (_, random, seconds) => {
    const polling = await openPolling({ random: () => random });
    await polling.pass(500);
    for (const pause of seconds) {
      await polling.calls.fail('request', OFFLINE);
      expect(await msToNextRequest(polling)).toBe(Math.round(pause * 1000) + 500);
    }
  });

  test('each failure draws its own jitter', async () => {
    const draws = [0, 1, 0.5];
    const polling = await openPolling({ random: () => draws.shift() ?? 0 });
    await polling.pass(500);
    for (const pause of [3000, 7200, 13_200]) {
      await polling.calls.fail('request', OFFLINE);
      expect(await msToNextRequest(polling)).toBe(pause + 500);
    }
  });

  test('the first success brings the pause back to 3 s', async () => {
    const polling = await openPolling();
    await polling.pass(500);
    for (const pause of [3000, 6000]) {
      await polling.calls.fail('request', OFFLINE);
      expect(await msToNextRequest(polling)).toBe(pause + 500);
    }
    await polling.calls.answer('request', ANSWER);
    expect(await msToNextRequest(polling)).toBe(3500);
    await polling.calls.fail('request', OFFLINE);
    expect(await msToNextRequest(polling)).toBe(3500);
  });

  test.each(['delaying', 'pausing'] as const)('going online while %s requests at once', async (when) => {
    const polling = await openPolling();
    if (when === 'pausing') {
      await polling.pass(500);
      await polling.calls.fail('request', OFFLINE);
    }
    const before = polling.asked();
    await polling.calls.tell('visibilityAndNetwork', { type: 'network.online' });
    expect(polling.asked()).toBe(before + 1);
  });

  test('coming back requests at once, without the delay', async () => {
    const polling = await openPolling({ shown: false });
    expect(polling.asked()).toBe(0);
    await polling.calls.tell('visibilityAndNetwork', { type: 'document.visible' });
    expect(polling.asked()).toBe(1);
  });

  test('a hidden page requests nothing, however long', async () => {
    const polling = await openPolling();
    await polling.pass(499);
    await polling.calls.tell('visibilityAndNetwork', { type: 'document.hidden' });
    await polling.pass(3_600_000);
    expect(polling.asked()).toBe(0);
    expect(polling.clock.waiting).toBe(0);
  });

  test('an answer that comes after the page was hidden is not reported', async () => {
    const polling = await openPolling();
    await polling.pass(500);
    const call = polling.calls.latest('request');
    await polling.calls.tell('visibilityAndNetwork', { type: 'document.hidden' });
    expect(call.signal.aborted).toBe(true);
    call.resolve(ANSWER);
    await polling.pass(0);
    expect(polling.sentToParent).toEqual([]);
  });

  test('a 401 ends it: no pause, no next request', async () => {
    const polling = await openPolling();
    await polling.pass(500);
    await polling.calls.fail('request', { kind: 'expired', message: '' });
    await polling.pass(3_600_000);
    expect(polling.asked()).toBe(1);
    expect(polling.subject.getSnapshot().status).toBe('done');
  });
});

describe('the pause before a poll (D12)', () => {
  const anyJitter = double({ min: 0, max: JITTER, noNaN: true });

  test('grows with failures up to the longest, is at least 3 s and never longer than 60 s', () => {
    forAll([nat(200), anyJitter], (failures, jitter) => {
      const pause = pollPause({ ...POLL_MS, failures, jitter });
      expect(pause).toBeGreaterThanOrEqual(3000);
      expect(pause).toBeLessThanOrEqual(60_000);
      const next = pollPause({ ...POLL_MS, failures: failures + 1, jitter });
      expect(next).toBeGreaterThanOrEqual(failures < 5 ? pause : 48_000);
    });
  });

  test('is stretched by at most a fifth, and shortened by as much where it would exceed 60 s', () => {
    forAll([integer({ min: 1, max: 30 }), anyJitter], (failures, jitter) => {
      const plain = Math.min(60_000, 3000 * 2 ** (failures - 1));
      const pause = pollPause({ ...POLL_MS, failures, jitter });
      expect(pause).toBe(Math.round(plain * (plain < 60_000 ? 1 + jitter : 1 - jitter)));
    });
  });

  test('differs from phone to phone at the longest pause too', () => {
    const pauses = [0, 0.1, 0.2].map((jitter) => pollPause({ ...POLL_MS, failures: 12, jitter }));
    expect(pauses).toEqual([60_000, 54_000, 48_000]);
  });

  test('stays the same where it has no longer one', () => {
    const settings = { pause: 1000, longestPause: 1000 };
    expect([0, 1, 9].map((failures) => pollPause({ ...settings, failures, jitter: JITTER }))).toEqual([
      1000, 1000, 1000,
    ]);
  });
});
