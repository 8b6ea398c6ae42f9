import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  earliestServerTime,
  forgetServerTime,
  knownServerNow,
  noteServerTime,
  serverNow,
} from '#lib/serverClock.ts';

const PHONE = Date.UTC(2026, 10, 20, 4);
const DAY = 86_400_000;
const dateAt = (at: number) => new Date(at).toUTCString();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: PHONE });
  forgetServerTime();
});
afterEach(() => {
  vi.useRealTimers();
});

test('is not known before an answer, and then the phone’s clock stands for it', () => {
  expect(knownServerNow()).toBeNull();
  expect(serverNow()).toBe(PHONE);
});

test.each([null, undefined, '', 'yesterday'])('an answer with the date %s tells nothing', (date) => {
  noteServerTime(date, PHONE);
  expect(knownServerNow()).toBeNull();
});

test.each([-DAY, DAY, 3_600_000])('goes by the answers, %s ms from the phone’s clock', (difference) => {
  noteServerTime(dateAt(PHONE + difference), PHONE);
  vi.setSystemTime(PHONE + 5000);
  expect(knownServerNow()).toBe(PHONE + difference + 5000);
});

test('a date that a cache has kept is as old as the cache says', () => {
  noteServerTime(dateAt(PHONE - 3_600_000), PHONE, 3600);
  expect(knownServerNow()).toBe(PHONE);
});

test('the way of an answer and whole seconds move no clock', () => {
  noteServerTime(dateAt(PHONE - 1000), PHONE + 900);
  expect(knownServerNow()).toBe(PHONE);
});

test('a clock that is set meanwhile is right again with the next answer', () => {
  noteServerTime(dateAt(PHONE), PHONE);
  vi.setSystemTime(PHONE + DAY);
  noteServerTime(dateAt(PHONE + 1000), PHONE + DAY);
  expect(Math.abs(serverNow() - PHONE)).toBeLessThanOrEqual(1000);
});

test('a time of the phone was by the server’s clock at the earliest what the last answer told', () => {
  expect(earliestServerTime(PHONE)).toBeNull();
  // the phone is 900 ms ahead; sent at 700 ms of the server's second, and 300 ms on its way
  noteServerTime(dateAt(PHONE + 700), PHONE + 700 + 300 + 900);
  expect(serverNow()).toBe(PHONE);
  expect(earliestServerTime(PHONE)).toBe(PHONE - 1900);
  noteServerTime(dateAt(PHONE + 2000), PHONE + 2000 + 900);
  expect(earliestServerTime(PHONE)).toBe(PHONE - 900);
  noteServerTime('yesterday', PHONE);
  expect(earliestServerTime(PHONE)).toBe(PHONE - 900);
  forgetServerTime();
  expect(earliestServerTime(PHONE)).toBeNull();
});
