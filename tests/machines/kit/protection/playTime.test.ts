import { describe, expect, test } from 'vitest';
import { LIMIT_PERIODS, PERIOD_NAMES } from '#machines/kit/protection/limitPeriods.ts';
import { newPlay, pageKindOf, playedText, playFrom } from '#machines/kit/protection/playTime.ts';
import { sessionMoney } from '#machines/playerProtection/sessionMoney.ts';

test.each([
  [0, '0分钟'],
  [59_999, '0分钟'],
  [15 * 60_000, '15分钟'],
  [60 * 60_000, '1小时00分钟'],
  [65 * 60_000 + 59_999, '1小时05分钟'],
  [25 * 3_600_000, '25小时00分钟'],
])('%s ms are reported as %s', (ms, text) => {
  expect(playedText(ms)).toBe(text);
});

test.each([
  ['/LotteryGamePage?gamecode=1', 'game'],
  ['/game-shell?url=https%3A%2F%2Fgames.example', 'game'],
  ['/gamePage?name=pp', 'elsewhere'],
  ['/', 'elsewhere'],
  ['/deposit', 'money'],
  ['/withdraw?x=1', 'money'],
  // pages on which money is moved, and those that show the result
  ['/assets?type=1', 'money'],
  ['/hongbao', 'money'],
  ['/welfare', 'money'],
  ['/userCenter', 'money'],
  ['/bankCard', 'money'],
  ['/addBankCard', 'money'],
  ['/addUsdtCard', 'money'],
  ['/addUsdtCards', 'money'],
  ['/activeInfo?id=1', 'money'],
  ['/protection', 'money'],
])('%s is a place of kind %s', (location, pageKind) => {
  expect(pageKindOf(location)).toBe(pageKind);
});

test('a game that goes on has begun when it began', () => {
  const play = playFrom(newPlay(1000), true, 2000);
  expect(playFrom(play, true, 5000)).toEqual(play);
  expect(playFrom(play, false, 5000)).toMatchObject({ since: null, played: 3000 });
});

test('the periods of a limit have their words', () => {
  expect(PERIOD_NAMES.map((name) => LIMIT_PERIODS[name].now)).toEqual(['今日', '本周', '本月']);
});

describe('the money of a session', () => {
  const FROM = '2026-11-20 12:00:00';
  const before = '2026-11-20 11:59:59';
  const of = (amount: string, state: string, time = FROM) => ({ amount, state, time });
  const none = { online: [], offline: [], withdrawals: [], bets: [] };

  test('counts what came in, what waits and what went out since the login', () => {
    const money = sessionMoney(
      {
        online: [
          of('100.10', 'success'),
          of('50', 'pending'),
          of('70', 'failed'),
          of('999', 'success', before),
        ],
        offline: [of('200.20', '2'), of('30', '1'), of('40', '3')],
        withdrawals: [of('10', '1'), of('20', '2'), of('500', '3'), of('1', '2', before)],
        bets: [],
      },
      FROM,
    );
    expect(money).toEqual({ deposited: '300.30', depositing: '80.00', withdrawn: '30.00', winLoss: '0.00' });
  });

  test('never hides a loss', () => {
    const bets = [of('-100.05', '1'), of('30', '1'), of('-900', '2'), of('-7', '0'), of('-3', '1', before)];
    expect(sessionMoney({ ...none, bets }, FROM).winLoss).toBe('-70.05');
  });
});
