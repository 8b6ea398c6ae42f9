import { integer } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { vipProgress } from '#machines/kit/vip/vipProgress.ts';
import { forAll } from '#tests/support/property.ts';

const LEVELS = [
  { level: 1, recharge: '1000', flow: '8000' },
  { level: 2, recharge: '10000', flow: '90000' },
  { level: 3, recharge: '50000', flow: null },
];
const percent = (vip: number, paysum: string, levels: Parameters<typeof vipProgress>[0] = LEVELS) =>
  vipProgress(levels, { vip, paysum }).percent;

describe('the VIP progress (D31)', () => {
  test.each([
    ['a newcomer is on the way to the first level', 0, '250', 25],
    ['a member of a level is on the way to the next', 2, '47200', 94],
    ['it is rounded', 0, '994.9', 99],
    ['half a percent counts up', 0, '995', 100],
    ['a fraction beyond floating point counts', 2, '0.1', 0],
    ['it never passes 100', 1, '99999', 100],
    ['nor falls below 0', 1, '-5', 0],
    ['at the top the last level counts', 3, '25000', 50],
    ['above the top too', 9, '50000', 100],
  ])('%s', (_, vip, paysum, expected) => {
    expect(percent(vip, paysum)).toBe(expected);
  });
  test('a requirement of 0 is 100 at the top, else 0', () => {
    const free = [
      { level: 1, recharge: '0', flow: '10' },
      { level: 2, recharge: '0', flow: '20' },
    ];
    expect(percent(2, '5', free)).toBe(100);
    expect(percent(1, '5', free)).toBe(0);
    expect(vipProgress(free, { vip: 1, paysum: '5' })).toMatchObject({ sum: null, flow: '20' });
  });
  test('is unknown where the recharges or the requirement are (D65)', () => {
    expect(vipProgress(LEVELS, { vip: 1, paysum: null })).toEqual({
      percent: null,
      sum: { recharged: null, required: '10000' },
      flow: '90000',
      isTop: false,
    });
    expect(vipProgress([{ level: 1, recharge: null, flow: '7' }], { vip: 0, paysum: '5' })).toEqual({
      percent: null,
      sum: { recharged: '5', required: null },
      flow: '7',
      isTop: false,
    });
  });
  test('without levels nothing is known', () => {
    expect(vipProgress([], { vip: 3, paysum: '5' })).toEqual({
      percent: 0,
      sum: null,
      flow: null,
      isTop: false,
    });
  });
  test('what is requested is shown', () => {
    expect(vipProgress(LEVELS, { vip: 2, paysum: '5' })).toMatchObject({
      sum: { recharged: '5', required: '50000' },
      isTop: false,
    });
    expect(vipProgress(LEVELS, { vip: 3, paysum: '5' })).toMatchObject({
      sum: { recharged: '5', required: '50000' },
      isTop: true,
    });
  });
  test('the turnover that is required stands beside the recharge, at the top that of the last level', () => {
    expect([0, 1, 2, 3].map((vip) => vipProgress(LEVELS, { vip, paysum: '5' }).flow)).toEqual([
      '8000',
      '90000',
      null,
      null,
    ]);
  });
  test('more recharge is never less progress', () => {
    const cents = integer({ min: 0, max: 10_000_000 });
    forAll([integer({ min: 0, max: 4 }), cents, cents], (vip, some, more) => {
      expect(Number(percent(vip, String((some + more) / 100)))).toBeGreaterThanOrEqual(
        Number(percent(vip, String(some / 100))),
      );
    });
  });
});
