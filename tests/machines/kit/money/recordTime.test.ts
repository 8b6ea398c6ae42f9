import { expect, test } from 'vitest';
import { isNotBefore } from '#machines/kit/money/recordTime.ts';

const PRESS = Date.parse('2026-11-21T08:03:00.750+08:00');

test.each([
  ['2026-11-21 08:02:59', false],
  ['2026-11-21 08:03:00', true],
  ['2026-11-21 08:03:01', true],
  ['2026-11-20 23:59:59', false],
  ['2026-11-22 00:00:00', true],
])('a record of %s may be that of a press at 08:03:00.750: %s', (time, may) => {
  expect(isNotBefore(time, PRESS)).toBe(may);
});

test.each([
  ['2026/11/21 08:02:59', false],
  ['2026/11/21 08:03:00', true],
  ['2026/11/21 8:03:00', true],
  ['2026-11-21T08:03:00', true],
  [' 2026-11-21 08:03:00 ', true],
  ['2027/1/2 8:03:00', true],
  ['2026/9/30 23:59:59', false],
])('%s is read however the server writes it: %s', (time, may) => {
  expect(isNotBefore(time, PRESS)).toBe(may);
});

test.each([
  '',
  '—',
  '2027-01-01',
  '2027-01-01 08:03',
  '08:03:00',
  '2027-13-01 08:03:00',
  '2027-01-01 25:00:00',
  '2027-01/01x08:03:00',
  '1800000000',
  'Fri, 01 Jan 2027 00:00:00 GMT',
])('a record without a readable time (%s) is none', (time) => {
  expect(isNotBefore(time, PRESS)).toBe(false);
});

test('no record is that of a press whose time by the server is not known', () => {
  expect(isNotBefore('2026-11-21 08:03:00', null)).toBe(false);
});
