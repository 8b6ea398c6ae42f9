import { expect, test } from 'vitest';
import { LIMIT_PERIODS, PERIOD_NAMES } from '#machines/kit/protection/limitPeriods.ts';
import { newPlay, pageKindOf, playedText, playFrom } from '#machines/kit/protection/playTime.ts';

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
