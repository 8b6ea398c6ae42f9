import { integer, nat, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gamePath, gameTypeOf, isBelowZero } from '#machines/kit/games/gameEntry.ts';
import { launchPurpose } from '#machines/game/launchPurpose.ts';
import { launchFailureText } from '#machines/game/launchQueue.machine.ts';
import { forAll } from '#tests/support/property.ts';
import { aGame } from '#tests/support/samples.ts';

describe('the type of a category (spec 1 §3)', () => {
  test.each([
    ['realbet', 1],
    ['sport', 5],
    ['gaming', 7],
    ['joker', 6],
    ['concise', 3],
    ['lottery', 0],
    ['5', 5],
    ['12', 12],
    ['5x', 0],
    ['0', 0],
    ['-1', 0],
    ['', 0],
    ['constructor', 0],
    ['__proto__', 0],
  ])('%j enters with %i', (category, type) => {
    expect(gameTypeOf(category)).toBe(type);
  });
});

describe('a balance below 0 (spec 1 §5)', () => {
  test.each([
    ['0', false],
    ['0.00', false],
    ['-0', false],
    ['-0.00', false],
    ['0.01', false],
    ['-0.01', true],
    ['-1', true],
    ['-10.00', true],
    ['12345678901234567890.01', false],
    ['-12345678901234567890.01', true],
    ['', false],
  ])('%j: %s', (amount, below) => {
    expect(isBelowZero(amount)).toBe(below);
  });

  test('agrees with arithmetic on whole cents', () => {
    forAll([integer()], (cents) => {
      const sign = cents < 0 ? '-' : '';
      const digits = String(Math.abs(cents)).padStart(3, '0');
      expect(isBelowZero(`${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`)).toBe(cents < 0);
    });
  });
});

describe('the path of a game', () => {
  test('carries platform, type and code, and the title where it says more', () => {
    expect(gamePath(aGame({ title: '' }))).toBe('/gamePage?name=pp&type=6&code=vs20fruit');
    expect(gamePath(aGame({ title: 'pp' }))).toBe('/gamePage?name=pp&type=6&code=vs20fruit');
    expect(gamePath(aGame({ title: 'A&B' }))).toBe('/gamePage?name=pp&type=6&code=vs20fruit&title=A%26B');
  });

  test('gives back what was put in, whatever the operator named things', () => {
    forAll([string(), string(), string(), nat()], (title, platform, code, type) => {
      const path = gamePath({ title, platform, code, type });
      const query = new URLSearchParams(path.slice(path.indexOf('?')));
      expect(query.get('name')).toBe(platform);
      expect(query.get('code')).toBe(code);
      expect(query.get('type')).toBe(String(type));
      expect(query.get('title') ?? (title === '' ? '' : platform)).toBe(title);
    });
  });
});

describe('the purpose of the game page (spec 1 §2)', () => {
  test.each([
    [null, 'game'],
    ['1', 'agent'],
    ['2', 'service'],
    ['', 'service'],
    ['01', 'service'],
  ])('dailiD %j: %s', (dailiD, purpose) => {
    expect(launchPurpose(dailiD)).toBe(purpose);
  });
});

describe('the texts of the game URL flow (spec 1 §8)', () => {
  test.each([
    [{ kind: 'rejected', code: 500, message: '维护中' }, '维护中'],
    [{ kind: 'rejected', code: 500, message: '' }, '系统异常，请稍后重试'],
    [{ kind: 'rejected', code: 429, message: '' }, '您操作太频繁，请稍后再试'],
    [{ kind: 'rejected', code: 429, message: 'Too Many Attempts.' }, '您操作太频繁，请稍后再试'],
    [{ kind: 'expired', message: 'Unauthenticated.' }, '未认证用户，请重新登录'],
    [{ kind: 'rejected', code: 400, message: '余额不足' }, '余额不足'],
    [{ kind: 'rejected', code: 400, message: '' }, '进入游戏失败'],
    [{ kind: 'offline' }, '请求失败，请稍后重试'],
    [{ kind: 'timeout' }, '请求失败，请稍后重试'],
    [{ kind: 'malformed' }, '服务器异常，请稍后再试'],
    [new TypeError('x is not a function'), '服务器异常，请稍后再试'],
    [null, '服务器异常，请稍后再试'],
    ['a word thrown by mistake', '服务器异常，请稍后再试'],
  ])('%j: %s', (error, text) => {
    expect(launchFailureText(error)).toBe(text);
  });
});
