import { anything, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toCallError, type CallError } from '#machines/kit/calls/callError.ts';
import { isUnsettled } from '#machines/kit/calls/unsettled.ts';
import { failureText, type FailureTexts } from '#machines/kit/calls/failureText.ts';
import { forAll } from '#tests/support/property.ts';

const OWN: FailureTexts = {
  fallback: '流程自己的话',
  network: '流程自己的网络话',
  expired: '流程自己的过期话',
  byCode: { 429: '请求过于频繁，请稍候重试' },
};

describe('the text of a failed call (spec 1 §8, D7)', () => {
  test.each<[string, CallError, FailureTexts, string]>([
    ['the words of the server', { kind: 'rejected', code: 400, message: '余额不足' }, OWN, '余额不足'],
    ['no words, the flow has some', { kind: 'rejected', code: 400, message: '' }, OWN, '流程自己的话'],
    ['no words at all', { kind: 'rejected', code: 400, message: '' }, {}, '服务器异常，请稍后再试'],
    [
      'a code with a text of its own',
      { kind: 'rejected', code: 429, message: 'x' },
      OWN,
      '请求过于频繁，请稍候重试',
    ],
    ['the same code elsewhere', { kind: 'rejected', code: 429, message: 'x' }, {}, 'x'],
    ['offline, the flow has words', { kind: 'offline' }, OWN, '流程自己的网络话'],
    ['offline', { kind: 'offline' }, {}, '网络错误，请稍后重试'],
    ['time-out, the flow has words', { kind: 'timeout' }, OWN, '流程自己的网络话'],
    ['time-out', { kind: 'timeout' }, {}, '网络错误，请稍后重试'],
    ['a gateway has words', { kind: 'gateway', message: '系统维护' }, OWN, '系统维护'],
    [
      'a gateway without words',
      { kind: 'gateway', message: '' },
      { fallback: '流程自己的话' },
      '流程自己的话',
    ],
    ['a gateway, and nobody has words', { kind: 'gateway', message: '' }, {}, '服务器异常，请稍后再试'],
    ['an unreadable answer', { kind: 'malformed' }, OWN, '服务器异常，请稍后再试'],
    ['expired, the flow has words', { kind: 'expired', message: 'x' }, OWN, '流程自己的过期话'],
    ['expired, the server has words', { kind: 'expired', message: '请登录' }, {}, '请登录'],
    ['expired without words', { kind: 'expired', message: '' }, {}, '登录信息已失效，请重新登录'],
  ])('%s', (_, error, texts, text) => {
    expect(failureText(error, texts)).toBe(text);
  });

  test('is never empty, whatever was thrown', () => {
    forAll([anything()], (thrown) => expect(failureText(thrown)).not.toBe(''));
  });

  test('of a rejection is what the server said, to the letter', () => {
    forAll([string({ minLength: 1 })], (message) =>
      expect(failureText({ kind: 'rejected', code: 400, message }, { fallback: '别的话' })).toBe(message),
    );
  });
});

test.each<[string, CallError, boolean]>([
  ['no connection', { kind: 'offline' }, true],
  ['no answer', { kind: 'timeout' }, true],
  ['an unreadable answer', { kind: 'malformed' }, true],
  ['a gateway that fails without words', { kind: 'gateway', message: '' }, true],
  ['a gateway that says why it fails', { kind: 'gateway', message: '维护中' }, true],
  ['a server that fails without words', { kind: 'rejected', code: 500, message: '' }, false],
  ['a server that says why it fails', { kind: 'rejected', code: 500, message: '维护中' }, false],
  ['a refusal without words', { kind: 'rejected', code: 400, message: '' }, false],
  ['a refusal', { kind: 'rejected', code: 400, message: '余额不足' }, false],
  ['an expired login', { kind: 'expired', message: '' }, false],
])('after %s, is it unknown what the server did?', (_, error, unknown) => {
  expect(isUnsettled(error)).toBe(unknown);
});

describe('reading what was thrown', () => {
  test.each<CallError>([
    { kind: 'expired', message: '' },
    { kind: 'rejected', code: 500, message: '' },
    { kind: 'gateway', message: '' },
    { kind: 'offline' },
    { kind: 'timeout' },
    { kind: 'malformed' },
  ])('%j is itself', (error) => {
    expect(toCallError(error)).toBe(error);
  });

  test.each([new Error('x'), 'offline', null, undefined, 42, { kind: 'other' }, { code: 401 }])(
    '%j counts as an unreadable answer',
    (thrown) => {
      expect(toCallError(thrown)).toEqual({ kind: 'malformed' });
    },
  );
});
