import { describe, expect, test } from 'vitest';
import { newPlay } from '#machines/kit/protection/playTime.ts';
import { RESULT_MS } from '#machines/playerProtection/realityCheckSetup.ts';
import { openChecked, openUnknown } from '#tests/machines/playerProtection/realityChecks.ts';
import { START_MS } from '#tools/paths/steppedClock.ts';

const HOUR = 3_600_000;

describe('who plays', () => {
  test('the member is requested, whose minutes are read', async () => {
    const { calls, facts, context } = openUnknown();
    expect(calls.given('watchFacts')).toEqual({ names: ['member', 'username'] });
    expect(context().pageKind).toBe('elsewhere');
    await facts(true);
    expect(calls.only('readMinutes').input).toEqual({ username: 'demo888' });
  });

  test('is nobody for a visitor, whose stored time is forgotten; who logs in then begins again', async () => {
    const { calls, kept, facts, context } = openUnknown({ ...newPlay(START_MS), played: HOUR });
    kept.play = context().play;
    await facts(false);
    expect(kept.play).toBeNull();
    await facts(true);
    expect(calls.only('readMinutes').input).toEqual({ username: 'demo888' });
    expect(context().play.played).toBe(0);
  });

  test('is another member with minutes of their own, and the same one sent again changes nothing', async () => {
    const { calls, facts } = openUnknown();
    await facts(true);
    await calls.answer('readMinutes', 15);
    await facts(true);
    expect(calls.count('readMinutes')).toBe(1);
    await facts(true, 'vip333');
    expect(calls.only('readMinutes').input).toEqual({ username: 'vip333' });
    // this response must not be applied to the previous member
    await calls.answer('readMinutes', 60);
    await facts(true, 'vip333');
    expect(calls.count('readMinutes')).toBe(2);
  });
});

describe('while the minutes are read', () => {
  async function openReading() {
    const check = openUnknown();
    await check.facts(true);
    return check;
  }

  test('a game of ours counts from when it is entered, and is kept', async () => {
    const { goTo, kept, context } = await openReading();
    await goTo('game');
    expect(context().pageKind).toBe('game');
    expect(kept.play).toMatchObject({ since: START_MS });
  });

  test('so does one that the app is left for', async () => {
    const { kept, send } = await openReading();
    await send({ type: 'game.opened' });
    expect(kept.play).toMatchObject({ since: START_MS });
  });

  test('minutes that are chosen are kept', async () => {
    const { kept, send, context } = await openReading();
    await send({ type: 'minutes.chosen', minutes: 15 });
    expect(context().minutes).toBe(15);
    expect(kept.minutes).toEqual([15]);
  });
});

test('a reminder that is due waits where money is moved, and a game entered meanwhile counts', async () => {
  const { calls, goTo, kept, isDue } = await openChecked({ ...newPlay(START_MS), played: HOUR });
  expect(calls.isRunning('watchSubmissionsIdle')).toBe(true);
  await goTo('money');
  expect(isDue()).toBe(true);
  expect(calls.isRunning('watchSubmissionsIdle')).toBe(false);
  await goTo('game');
  expect(calls.isRunning('watchSubmissionsIdle')).toBe(true);
  expect(kept.play).toMatchObject({ since: START_MS });
});

describe('the dialog', () => {
  async function openWithDialog() {
    const check = await openChecked({ ...newPlay(START_MS), played: HOUR });
    await check.settle();
    await check.pass(RESULT_MS);
    return check;
  }

  test('speaks to the reality check while it stands', async () => {
    const { calls, subject } = await openWithDialog();
    expect(subject.getSnapshot().hasTag('dialog')).toBe(true);
    expect(calls.given('dialog')).toEqual({ check: subject });
  });

  test.each(['check.continued', 'check.paused'] as const)('has its answer %s kept', async (type) => {
    const { kept, send, isDue } = await openWithDialog();
    await send({ type });
    expect(kept.play).toMatchObject({ played: HOUR, checked: HOUR });
    expect(isDue()).toBe(false);
  });
});
