import { describe, expect, test } from 'vitest';
import {
  allowanceOf,
  exclusionOf,
  isConfirmable,
  isLower,
  refusedDeposit,
} from '#machines/kit/protection/protection.ts';
import {
  DAY_LIMIT,
  PROTECTION,
  RAISED,
  withDayLimit,
} from '#tests/machines/playerProtection/playerProtection.ts';

describe('what may still be deposited', () => {
  const week = { ...DAY_LIMIT, period: 'week' as const, amount: '700.00' };
  const both = allowanceOf({ ...PROTECTION, limits: [DAY_LIMIT, week] });

  test('is what is left of each limit that is set', () => {
    expect(allowanceOf(PROTECTION)).toEqual({ exclusion: null, limits: [{ period: 'day', left: '400.00' }] });
    expect(both.limits).toEqual([
      { period: 'day', left: '400.00' },
      { period: 'week', left: '100.00' },
    ]);
  });

  test('is never below nothing', () => {
    const over = withDayLimit({ ...DAY_LIMIT, used: '1000.01' });
    expect(allowanceOf(over).limits).toEqual([{ period: 'day', left: '0.00' }]);
  });

  test.each([
    ['100.00', null],
    ['100.01', '超出您设置的每周存款限额，本周还可存入 100.00 元'],
    ['400.01', '超出您设置的每日存款限额，今日还可存入 400.00 元'],
  ])('%s is refused with %s', (amount, text) => {
    expect(refusedDeposit(both, amount)).toBe(text);
  });

  test('is nothing during a break or while the account is closed', () => {
    const until = '2026-11-21 12:00:00';
    const onBreak = allowanceOf({ ...PROTECTION, breakUntil: until });
    expect(refusedDeposit(onBreak, '1')).toBe(
      `您正在休息，游戏和充值将于 ${until}（北京时间）恢复，提现不受影响`,
    );
    const closed = allowanceOf({ ...PROTECTION, closedUntil: until });
    expect(refusedDeposit(closed, '1')).toBe(`您的账户已关闭至 ${until}（北京时间），期间仅可登录和提现`);
  });

  test('is not limited where nothing is known', () => {
    expect(refusedDeposit(null, '99999999')).toBeNull();
  });
});

test('a closed account is reported before a break', () => {
  const both = { ...PROTECTION, breakUntil: '2026-11-21 12:00:00', closedUntil: '2027-11-21 12:00:00' };
  expect(exclusionOf(both)).toEqual({ kind: 'closed', until: '2027-11-21 12:00:00' });
});

test.each([
  ['1000', null, true],
  ['999.99', '1000.00', true],
  ['1000', '1000.00', true],
  ['1000.01', '1000.00', false],
  ['', '1000.00', false],
])('a limit of %s after %s holds at once: %s', (wanted, present, lower) => {
  expect(isLower(wanted, present)).toBe(lower);
});

test.each([
  ['2026-11-20 13:59:59', false],
  ['2026-11-20 14:00:00', true],
  ['2026-12-01 00:00:00', true],
  ['', false],
])('at %s of the server a raise can be confirmed: %s', (time, due) => {
  expect(isConfirmable(RAISED, time)).toBe(due);
  expect(isConfirmable(DAY_LIMIT, time)).toBe(false);
});
