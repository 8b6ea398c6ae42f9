import { describe, expect, test } from 'vitest';
import { newPlay } from '#machines/kit/protection/playTime.ts';
import { DIALOG_RETRY_MS, RESULT_MS } from '#machines/playerProtection/realityCheckSetup.ts';
import { openChecked } from '#tests/machines/playerProtection/realityChecks.ts';
import { START_MS, SteppedClock } from '#tools/paths/steppedClock.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describe('the reality check is due', () => {
  test.each([15, 30, 60])('after %s minutes in games, not a moment before', async (minutes) => {
    const check = await openChecked(newPlay(START_MS), minutes);
    await check.goTo('game');
    await check.pass(minutes * MINUTE - 1);
    expect(check.isDue()).toBe(false);
    await check.pass(1);
    expect(check.isDue()).toBe(true);
    check.stop();
  });

  test('by time in games alone, added up', async () => {
    const check = await openChecked();
    await check.goTo('game');
    await check.pass(40 * MINUTE);
    await check.goTo('elsewhere');
    await check.pass(5 * HOUR);
    expect(check.isDue()).toBe(false);
    await check.goTo('game');
    await check.pass(20 * MINUTE - 1);
    expect(check.isDue()).toBe(false);
    await check.pass(1);
    expect(check.isDue()).toBe(true);
    check.stop();
  });

  test('again an hour after it was answered, as the dialog is no rest from a game that goes on', async () => {
    const check = await openChecked();
    await check.goTo('game');
    await check.pass(HOUR);
    await check.settle();
    await check.pass(RESULT_MS + 10 * MINUTE);
    expect(check.shown()).toBe(true);
    await check.send({ type: 'check.continued' });
    await check.pass(HOUR - 1);
    expect(check.isDue()).toBe(false);
    await check.pass(1);
    expect(check.isDue()).toBe(true);
    check.stop();
  });

  test('at once where a shorter time is chosen than was played', async () => {
    const check = await openChecked();
    await check.goTo('game');
    await check.pass(29 * MINUTE);
    await check.send({ type: 'minutes.chosen', minutes: 30 });
    expect(check.isDue()).toBe(false);
    await check.send({ type: 'minutes.chosen', minutes: 15 });
    expect(check.isDue()).toBe(true);
    expect(check.kept.minutes).toEqual([30, 15]);
    check.stop();
  });

  test('after a game outside of the app, by the time that it was left for it', async () => {
    const check = await openChecked();
    await check.send({ type: 'game.opened' });
    const stored = check.kept.play;
    expect(stored).toMatchObject({ since: START_MS, played: 0 });
    check.stop();

    const clock = new SteppedClock(START_MS + HOUR - 1);
    const early = await openChecked(stored ?? undefined, 60, clock);
    expect(early.isDue()).toBe(false);
    expect(early.kept.play).toMatchObject({ since: null, played: HOUR - 1 });
    early.stop();

    const back = await openChecked(stored ?? undefined, 60, new SteppedClock(START_MS + HOUR));
    expect(back.isDue()).toBe(true);
    back.stop();
  });

  test('after a reload in a game, at the same moment', async () => {
    const check = await openChecked();
    await check.goTo('game');
    await check.pass(50 * MINUTE);
    const stored = check.kept.play ?? undefined;
    check.stop();
    const clock = new SteppedClock(START_MS + 50 * MINUTE);
    const again = await openChecked(stored, 60, clock);
    await again.goTo('game');
    await again.pass(10 * MINUTE - 1);
    expect(again.isDue()).toBe(false);
    await again.pass(1);
    expect(again.isDue()).toBe(true);
    again.stop();
  });

  test('when a phone that slept in a game is looked at, though no timer ran', async () => {
    const check = await openChecked();
    await check.goTo('game');
    await check.leap(3 * HOUR);
    await check.settle();
    await check.pass(RESULT_MS);
    expect(check.context().shown).toBe(3 * HOUR + RESULT_MS);
    check.stop();
  });

  test('not for the next member on this phone', async () => {
    const check = await openChecked();
    await check.goTo('game');
    await check.pass(59 * MINUTE);
    await check.facts(false);
    expect(check.kept.play).toBeNull();
    await check.facts(true);
    await check.calls.answer('readMinutes', 60);
    await check.goTo('game');
    expect(check.context().play).toMatchObject({ startedAt: START_MS + 59 * MINUTE, played: 0 });
    await check.pass(HOUR - 1);
    expect(check.isDue()).toBe(false);
    check.stop();
  });

  test('and where the clock was set back nothing is taken away', async () => {
    const played = { ...newPlay(START_MS), played: 30 * MINUTE, since: START_MS + 10 * HOUR };
    const check = await openChecked(played);
    expect(check.kept.play).toMatchObject({ played: 30 * MINUTE, since: null });
    check.stop();
  });
});

describe('the dialog', () => {
  test('comes 3 s after the last submission has ended', async () => {
    const check = await openChecked({ ...newPlay(START_MS), played: HOUR });
    await check.settle();
    await check.pass(RESULT_MS - 1);
    expect(check.shown()).toBe(false);
    await check.calls.tell('watchSubmissionsIdle', { type: 'submissions.busy' });
    await check.pass(HOUR);
    expect(check.shown()).toBe(false);
    await check.settle();
    await check.pass(RESULT_MS - 1);
    expect(check.shown()).toBe(false);
    await check.pass(1);
    expect(check.shown()).toBe(true);
    check.stop();
  });

  test('is tried again after a minute where its code could not be fetched', async () => {
    const check = await openChecked({ ...newPlay(START_MS), played: HOUR });
    await check.settle();
    await check.pass(RESULT_MS);
    await check.calls.tell('dialog', { type: 'dialog.missing' });
    expect(check.shown()).toBe(false);
    await check.pass(DIALOG_RETRY_MS - 1);
    expect(check.isDue()).toBe(false);
    await check.pass(1);
    expect(check.isDue()).toBe(true);
    check.stop();
  });
});
