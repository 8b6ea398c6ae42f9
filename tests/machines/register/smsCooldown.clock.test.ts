import { integer } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { secondsLeft } from '#machines/register/smsCooldown.machine.ts';
import { boundSmsCooldown, emptyStorage } from '#tests/support/boundMachines.ts';
import { CallScript } from '#tests/support/callScript.ts';
import { forAll } from '#tests/support/property.ts';
import { createHarness } from '#tests/support/harness.ts';
import { START_MS, SteppedClock } from '#tools/paths/steppedClock.ts';

const PHONE = '13800000000';

function openCooldown({ storage = emptyStorage(), clock = new SteppedClock() } = {}) {
  const calls = new CallScript();
  const harness = createHarness({
    machine: boundSmsCooldown(calls, storage),
    input: { deadline: storage.smsDeadline },
    clock,
    calls,
  });
  const snapshot = () => harness.subject.getSnapshot();
  return {
    ...harness,
    storage,
    /** the seconds on the button, or null if it is enabled */
    seconds: () => (snapshot().matches('coolingDown') ? snapshot().context.seconds : null),
    mayPress: () => snapshot().can({ type: 'sms.send', phone: PHONE }),
  };
}

async function openCoolingDown() {
  const cooldown = openCooldown();
  await cooldown.send({ type: 'sms.send', phone: PHONE });
  await cooldown.calls.answer('sendSms');
  return cooldown;
}

describe('the rest after an SMS (D14)', () => {
  test('lasts to 59.999 s and ends at 60 s', async () => {
    const cooldown = await openCoolingDown();
    await cooldown.pass(59_999);
    expect(cooldown.mayPress()).toBe(false);
    expect(cooldown.seconds()).toBe(1);
    await cooldown.pass(1);
    expect(cooldown.mayPress()).toBe(true);
    expect(cooldown.seconds()).toBeNull();
    expect(cooldown.clock.waiting).toBe(0);
  });

  test('of a code that was sent after the page was left once is announced again', async () => {
    const cooldown = openCooldown();
    await cooldown.send({ type: 'sms.send', phone: PHONE });
    await cooldown.calls.tell('watchNavigationAway', { type: 'address.left' });
    await cooldown.calls.answer('sendSms');
    expect(cooldown.toasts()).toEqual([]);
    await cooldown.pass(60_000);
    await cooldown.send({ type: 'sms.send', phone: PHONE });
    await cooldown.calls.answer('sendSms');
    expect(cooldown.toasts()).toEqual(['验证码已发送！']);
  });

  test('counts each second down, changing on the second', async () => {
    const cooldown = await openCoolingDown();
    for (let seconds = 60; seconds > 0; seconds -= 1) {
      expect(cooldown.seconds()).toBe(seconds);
      await cooldown.pass(999);
      expect(cooldown.seconds()).toBe(seconds);
      await cooldown.pass(1);
    }
    expect(cooldown.seconds()).toBeNull();
  });

  test('begins with the answer, not with the press', async () => {
    const cooldown = openCooldown();
    await cooldown.send({ type: 'sms.send', phone: PHONE });
    await cooldown.pass(20_000);
    await cooldown.calls.answer('sendSms');
    await cooldown.pass(59_999);
    expect(cooldown.mayPress()).toBe(false);
    await cooldown.pass(1);
    expect(cooldown.mayPress()).toBe(true);
  });

  test('a press during the rest or the sending sends nothing', async () => {
    const cooldown = openCooldown();
    await cooldown.send({ type: 'sms.send', phone: PHONE });
    await cooldown.send({ type: 'sms.send', phone: PHONE });
    expect(cooldown.calls.count('sendSms')).toBe(1);
    await cooldown.calls.answer('sendSms');
    await cooldown.send({ type: 'sms.send', phone: PHONE });
    expect(cooldown.calls.count('sendSms')).toBe(1);
  });

  test('a failure starts no rest', async () => {
    const cooldown = openCooldown();
    await cooldown.send({ type: 'sms.send', phone: PHONE });
    await cooldown.calls.fail('sendSms', { kind: 'offline' });
    expect(cooldown.mayPress()).toBe(true);
    expect(cooldown.storage.smsDeadline).toBe(0);
  });
});

describe('a reload during the rest (D14)', () => {
  test.each([
    [1, 60, 59_999],
    [500, 60, 59_500],
    [25_000, 35, 35_000],
    [25_300, 35, 34_700],
    [59_999, 1, 1],
  ])('after %i ms it shows %i s and rests %i ms more', async (passed, seconds, left) => {
    const first = await openCoolingDown();
    await first.pass(passed);
    first.stop();
    const again = openCooldown({ storage: first.storage, clock: first.clock });
    expect(again.seconds()).toBe(seconds);
    if (left > 1) await again.pass(left - 1);
    expect(again.mayPress()).toBe(false);
    await again.pass(1);
    expect(again.mayPress()).toBe(true);
  });

  test('at its very end it may be pressed at once', async () => {
    const first = await openCoolingDown();
    await first.pass(60_000);
    first.stop();
    expect(openCooldown({ storage: first.storage, clock: first.clock }).mayPress()).toBe(true);
  });

  test('while sending it begins no rest: nothing is known of the code', async () => {
    const first = openCooldown();
    await first.send({ type: 'sms.send', phone: PHONE });
    first.stop();
    const again = openCooldown({ storage: first.storage, clock: first.clock });
    expect(again.mayPress()).toBe(true);
  });

  test('a deadline of a clock that was set back is cut to one rest', async () => {
    const storage = { ...emptyStorage(), smsDeadline: START_MS + 86_400_000 };
    const cooldown = openCooldown({ storage });
    expect(cooldown.seconds()).toBe(60);
    await cooldown.pass(60_000);
    expect(cooldown.mayPress()).toBe(true);
  });
});

test('a clock set back during the rest shows one rest at most, and ends after it', async () => {
  let setBack = 0;
  // the timers of a phone go on when its clock is set back
  const clock = new Proxy(new SteppedClock(), {
    get(timers, key) {
      if (key === 'now') return () => timers.now() - setBack;
      const part: unknown = Reflect.get(timers, key, timers);
      return typeof part === 'function' ? (part.bind(timers) as unknown) : part;
    },
  });
  const cooldown = openCooldown({ clock });
  await cooldown.send({ type: 'sms.send', phone: PHONE });
  await cooldown.calls.answer('sendSms');
  await cooldown.pass(20_000);
  setBack = 3_600_000;
  await cooldown.pass(1000);
  expect(cooldown.seconds()).toBe(60);
  await cooldown.pass(59_999);
  expect(cooldown.seconds()).toBe(1);
  await cooldown.pass(1);
  expect(cooldown.mayPress()).toBe(true);
});

describe('a phone asleep during the rest', () => {
  test('that wakes after it may send at once', async () => {
    const cooldown = await openCoolingDown();
    await cooldown.leap(3_600_000);
    expect(cooldown.mayPress()).toBe(true);
  });

  test('that wakes within it shows what is left and ends on time', async () => {
    const cooldown = await openCoolingDown();
    await cooldown.leap(40_400);
    expect(cooldown.seconds()).toBe(20);
    // A late tick must not shift later ones.
    await cooldown.pass(599);
    expect(cooldown.seconds()).toBe(20);
    await cooldown.pass(1);
    expect(cooldown.seconds()).toBe(19);
    await cooldown.pass(18_999);
    expect(cooldown.mayPress()).toBe(false);
    await cooldown.pass(1);
    expect(cooldown.mayPress()).toBe(true);
  });
});

describe('the seconds shown', () => {
  test('are rounded up, so that the last second is 1 and never 0 while coolingDown', () => {
    forAll([integer({ min: 1, max: 60_000 })], (left) => {
      const seconds = secondsLeft(START_MS + left, START_MS);
      expect(seconds).toBeGreaterThanOrEqual(left / 1000);
      expect(seconds).toBeLessThan(left / 1000 + 1);
    });
  });

  test('are 0 at and after the deadline', () => {
    expect(secondsLeft(START_MS, START_MS)).toBe(0);
    expect(secondsLeft(START_MS, START_MS + 5000)).toBe(0);
  });
});
