import { integer } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ownRule, roundedDown, type RedPacketRule } from '#machines/redPacket/redPacketInfo.ts';
import {
  countdownText,
  refusedWindow,
  untilStart,
  windowState,
} from '#machines/redPacket/redPacketWindow.ts';
import { aRedPacket } from '#tests/machines/redPacket/redPacketSamples.ts';
import { forAll } from '#tests/support/property.ts';

const rule = (startTime: string, endTime: string): RedPacketRule => ({
  key: '0',
  startTime,
  endTime,
  dayFlow: '100',
  flowMoney: '999',
  recharge: '1',
});
/** An instant (epoch ms) by its Beijing wall clock; Beijing is 8 h ahead of UTC. */
const beijing = (text: string): number => Date.parse(`${text.replace(' ', 'T')}+08:00`);

describe('the red packet’s window, in Beijing time (D54)', () => {
  test.each([
    ['the last moment before', '2026-11-20 23:59:59.999', 'notStarted'],
    ['its first moment', '2026-11-21 00:00:00.000', 'open'],
    ['its last moment', '2026-11-21 23:59:59.999', 'open'],
    ['the first moment after', '2026-11-22 00:00:00.000', 'ended'],
  ] as const)('written as instants, at %s', (_, at, state) => {
    expect(windowState([rule('2026-11-21 00:00:00', '2026-11-21 23:59:59')], beijing(at))).toBe(state);
  });

  test.each([
    ['2026-11-20 23:59:59.999', 'notStarted'],
    ['2026-11-21 00:00:00.000', 'open'],
    ['2026-11-23 23:59:59.999', 'open'],
    ['2026-11-24 00:00:00.000', 'ended'],
  ] as const)('written as dates, which are whole days, at %s', (at, state) => {
    expect(windowState([rule('2026-11-21', '2026/11/23')], beijing(at))).toBe(state);
  });

  test.each([
    ['07:59:59.999', 'notStarted'],
    ['08:00:00.000', 'open'],
    ['20:00:59.999', 'open'],
    ['20:01:00.000', 'ended'],
  ] as const)('written as hours of every day, to the end of their minute, at %s', (at, state) => {
    expect(windowState([rule('08:00', '20:00')], beijing(`2026-11-21 ${at}`))).toBe(state);
  });

  test.each([
    ['19:59:59.999', 'notStarted'],
    ['20:00:00.000', 'open'],
    ['02:00:59.999', 'open'],
    ['02:01:00.000', 'notStarted'],
  ] as const)('hours that run over midnight, at %s', (at, state) => {
    expect(windowState([rule('20:00', '02:00')], beijing(`2026-11-21 ${at}`))).toBe(state);
  });

  test.each([
    ['19:59:59.999', 'open'],
    ['20:00:00.000', 'open'],
  ] as const)('hours that end where they begin are the whole day, at %s', (at, state) => {
    expect(windowState([rule('20:00', '19:59')], beijing(`2026-11-21 ${at}`))).toBe(state);
  });

  test.each([
    ['08:00:59.999', 'open'],
    ['08:01:00.000', 'ended'],
  ] as const)('one minute of every day is no night, at %s', (at, state) => {
    expect(windowState([rule('08:00', '08:00')], beijing(`2026-11-21 ${at}`))).toBe(state);
  });

  test.each([
    ['', '20:00', '20:00:59.999', 'open'],
    ['', '20:00', '20:01:00.000', 'ended'],
    ['08:00', '', '07:59:59.999', 'notStarted'],
    ['08:00', '', '08:00:00.000', 'open'],
    [' 08:00 ', '', '07:59:59.999', 'notStarted'],
  ] as const)('with one end only, from “%s” to “%s”, at %s', (start, end, at, state) => {
    expect(windowState([rule(start, end)], beijing(`2026-11-21 ${at}`))).toBe(state);
  });

  test('00:00-23:59 is open at every moment of every day', () => {
    forAll([integer({ min: 0, max: 4_000_000_000_000 })], (now) => {
      expect(windowState([rule('00:00', '23:59')], now)).toBe('open');
    });
  });

  test('does not hang on the phone’s own time zone', () => {
    // 16:00 UTC is midnight in Beijing
    const rules = [rule('2026-11-21 00:00:00', '2026-11-21 23:59:59')];
    expect(windowState(rules, Date.UTC(2026, 10, 20, 15, 59, 59, 999))).toBe('notStarted');
    expect(windowState(rules, Date.UTC(2026, 10, 20, 16))).toBe('open');
  });

  test('one open rule among closed ones opens it', () => {
    const now = beijing('2026-11-21 12:00');
    expect(windowState([rule('2026-11-20', '2026-11-20'), rule('2026-11-21', '2026-11-21')], now)).toBe(
      'open',
    );
  });

  test('of closed rules a coming one is reported rather than a past one', () => {
    const now = beijing('2026-11-21 12:00');
    expect(windowState([rule('2026-11-20', '2026-11-20'), rule('2026-11-22', '2026-11-22')], now)).toBe(
      'notStarted',
    );
  });

  test.each([
    [[]],
    [[rule('', '')]],
    [[rule('每日', '随时')]],
    [[rule('自 2026-11-22', '')]],
    [[rule('2026-11-22 起', '')]],
  ])('without a readable rule the server decides: %j', (rules) => expect(windowState(rules, 0)).toBe('open'));
});

test.each([
  ['活动未开始，请耐心等待', 'notStarted'],
  ['活动尚未开始', 'notStarted'],
  ['活动已结束，请等待下次活动', 'ended'],
  ['您的剩余次数不足！', null],
  ['', null],
])('a refusal that says %j is read as %s', (message, state) => {
  expect(refusedWindow(message)).toBe(state);
});

test.each([
  ['3.99', '3'],
  ['1.00', '1'],
  ['8', '8'],
  ['0.5', '0'],
  ['12.70', '12'],
  [null, null],
])('the red-packet count %j is shown as %j', (count, shown) => {
  expect(roundedDown(count)).toBe(shown);
});

describe('the time until the activity begins', () => {
  const now = beijing('2026-11-21 12:00:00');
  test.each([
    [[rule('2026-11-21 12:00:00.5', '')], null],
    [[rule('2026-11-21 12:00:01', '')], 1000],
    [[rule('2026-11-21 12:00:00', '')], null],
    [[rule('2026-11-22', '2026-11-22')], 12 * 3_600_000],
    [[rule('20:00', '02:00')], 8 * 3_600_000],
    // the first to begin, and never one that is over
    [[rule('2026-11-23', ''), rule('2026-11-20', '2026-11-20'), rule('2026-11-22', '')], 12 * 3_600_000],
    [[rule('2026-11-22', ''), rule('每日', '2026-11-20')], 12 * 3_600_000],
    [[rule('2026-11-22', ''), rule('2026-11-21', '')], null],
    [[rule('2026-11-20', '2026-11-20')], null],
  ])('of %j', (rules, wait) => expect(untilStart(rules, now)).toBe(wait));

  test('is not known without the server’s time', () => {
    expect(untilStart([rule('2026-11-22', '')], null)).toBeNull();
  });

  test.each([
    [0, '00:00:00'],
    [59, '00:00:59'],
    [60, '00:01:00'],
    [3599, '00:59:59'],
    [3600, '01:00:00'],
    [86_399, '23:59:59'],
    [86_400, '1天 00:00:00'],
    [273_845, '3天 04:04:05'],
  ])('of %d seconds is read %s', (seconds, text) => expect(countdownText(seconds)).toBe(text));
});

describe('the member’s own rule', () => {
  const tiers = [
    ['100', '999', '1.00'],
    ['1000', '4999', '3.00'],
    ['5000', null, '5.00'],
  ].map(([dayFlow = null, flowMoney = null, recharge = null], at) => ({
    ...rule('', ''),
    key: String(at),
    dayFlow,
    flowMoney,
    recharge,
  }));
  const own = (yesterday: string | null, maxTimes = 0, rules = tiers) =>
    ownRule(aRedPacket({ yesterday, maxTimes, rules }));

  test.each([
    ['0.00', null],
    ['99.99', null],
    ['100.00', '0'],
    ['999.99', '0'],
    ['1000.00', '1'],
    ['4999.50', '1'],
    ['5000', '2'],
    ['9000000.00', '2'],
  ])('is found by yesterday’s deposits of %s', (yesterday, key) => expect(own(yesterday)).toBe(key));

  test('is the higher one where two meet, and none where an upper end is passed', () => {
    const touching = [
      { ...rule('', ''), key: 'a', dayFlow: '100', flowMoney: '1000' },
      { ...rule('', ''), key: 'b', dayFlow: '1000', flowMoney: '5000' },
    ];
    expect(own('1000', 0, touching)).toBe('b');
    expect(own('5001', 0, touching)).toBeNull();
    expect(own('200', 0, [{ ...rule('', ''), key: 'c', dayFlow: null }])).toBeNull();
  });

  test.each([
    [3, '1'],
    [1, '0'],
    [2, null],
    [0, null],
  ])('is found by %d chances where the deposits are not told', (maxTimes, key) => {
    expect(own(null, maxTimes)).toBe(key);
  });

  test('is not guessed where two rules give as many chances', () => {
    const same = tiers.map((tier) => ({ ...tier, recharge: '3.00' }));
    expect(own(null, 3, same)).toBeNull();
    expect(
      own(
        null,
        0,
        tiers.map((tier) => ({ ...tier, recharge: '0' })),
      ),
    ).toBeNull();
  });
});
