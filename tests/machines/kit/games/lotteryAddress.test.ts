import { describe, expect, test } from 'vitest';
import { failureText } from '#machines/kit/calls/failureText.ts';
import { LOTTERY_ADDRESS_TEXTS, lotteryFrameUrl } from '#machines/kit/games/lotteryAddress.ts';
import { lotteryPath } from '#machines/kit/games/lotteryEntry.ts';

const web = { origin: 'https://play.example:8443', native: false };

describe('a lottery’s address', () => {
  test('gets the address that its members come from', () => {
    expect(lotteryFrameUrl('https://lottery.example/play?token=abc', web)).toBe(
      'https://lottery.example/play?token=abc&from_host=play.example%3A8443',
    );
  });

  test('gets one parameter more in the native app', () => {
    expect(lotteryFrameUrl('https://lottery.example/play', { ...web, native: true })).toBe(
      'https://lottery.example/play?from_host=play.example%3A8443&target=app',
    );
  });

  test('never carries a second from_host', () => {
    expect(lotteryFrameUrl('https://lottery.example/play?from_host=evil.example', web)).toBe(
      'https://lottery.example/play?from_host=play.example%3A8443',
    );
  });

  test.each(['', ' ', 'javascript:alert(1)', 'data:text/html,x', 'http://['])(
    'that is no web address is not used: %j',
    (address) => expect(lotteryFrameUrl(address, web)).toBeNull(),
  );
});

describe('why there is no address (spec 1 §8)', () => {
  test.each([
    ['500 with words', { kind: 'rejected', code: 500, message: '彩票维护中' }, '彩票维护中'],
    ['500 without words', { kind: 'rejected', code: 500, message: '' }, '获取彩票游戏地址失败'],
    ['401', { kind: 'expired', message: 'Unauthenticated.' }, '登录信息已失效，请重新登录'],
    ['403', { kind: 'rejected', code: 403, message: 'Forbidden' }, '您暂无权限进行该操作'],
    ['429', { kind: 'rejected', code: 429, message: 'Too Many' }, '请求过于频繁，请稍候重试'],
    ['no network', { kind: 'offline' }, '网络错误，请稍后重试'],
    ['no answer', { kind: 'timeout' }, '网络错误，请稍后重试'],
    ['a body of another shape', { kind: 'malformed' }, '服务器异常，请稍后再试'],
  ])('%s', (_, error, text) => {
    expect(failureText(error, LOTTERY_ADDRESS_TEXTS)).toBe(text);
  });
});

test('the lottery’s page has its gamecode in the query, whatever it is written with', () => {
  expect(lotteryPath('jsks')).toBe('/LotteryGamePage?gamecode=jsks');
  expect(lotteryPath('a&b=c')).toBe('/LotteryGamePage?gamecode=a%26b%3Dc');
});
