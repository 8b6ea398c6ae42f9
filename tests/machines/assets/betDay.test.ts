import { expect, test } from 'vitest';
import { betsOfToday } from '#machines/assets/betDay.ts';
import { settledBet } from './recordSamples.ts';

const NOON = Date.parse('2026-11-21T12:00:00+08:00');
const open = {
  ...settledBet(null, '2026-11-21 11:00:00'),
  bet: { stake: '20.00', result: null, isSettled: false },
};
const won = settledBet('30.10', '2026-11-21 10:00:00');
const lost = settledBet('-50.00', '2026-11-21 00:00:00');
const yesterday = settledBet('7.00', '2026-11-20 23:59:59');

test('the bets of today are counted, and the settled ones summed up', () => {
  expect(betsOfToday([open, won, lost, yesterday], NOON, true)).toEqual({
    count: 3,
    net: '-19.90',
    isPartial: false,
  });
});

test.each([
  ['the first instant of the day', Date.parse('2026-11-21T00:00:00+08:00'), 3],
  ['the last instant of the day', Date.parse('2026-11-21T23:59:59.999+08:00'), 3],
  ['the last instant of the day before', Date.parse('2026-11-20T23:59:59.999+08:00'), 4],
  ['the next day', Date.parse('2026-11-22T00:00:00+08:00'), 0],
])('at %s, today begins at midnight in Beijing', (_, now, count) => {
  expect(betsOfToday([open, won, lost, yesterday], now, false).count).toBe(count);
});

test('they may be more, as long as all loaded ones are of today and others follow', () => {
  expect(betsOfToday([open, won], NOON, true)).toMatchObject({ count: 2, net: '30.10', isPartial: true });
  expect(betsOfToday([open, won], NOON, false).isPartial).toBe(false);
  expect(betsOfToday([], NOON, false)).toEqual({ count: 0, net: '0.00', isPartial: false });
});

test('an unknown result makes the sum unknown; a bet without a readable time is of no day', () => {
  expect(betsOfToday([settledBet(null, '2026-11-21 09:00:00'), won], NOON, false).net).toBeNull();
  expect(betsOfToday([settledBet('1.00', '刚刚')], NOON, false).count).toBe(0);
});
