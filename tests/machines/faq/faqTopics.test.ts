import { string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { matchingTopics, type FaqGroup } from '#machines/faq/faqTopics.ts';
import { forAll } from '#tests/support/property.ts';

const groups: readonly FaqGroup[] = [
  {
    title: '账户问题',
    topics: [
      { id: 'password', question: '忘记密码怎么办？', answer: ['请联系客服。'] },
      { id: 'usdt', question: '如何绑定 USDT 地址？', answer: ['支持 TRC20 与 ERC20。'] },
    ],
  },
  { title: '游戏问题', topics: [{ id: 'queue', question: '为什么排队？', answer: ['高峰期请耐心等待。'] }] },
];

const found = (query: string) =>
  matchingTopics(groups, query).flatMap(({ topics }) => topics.map(({ id }) => id));

describe('the help is searched', () => {
  test.each([
    ['all of it by nothing', '', ['password', 'usdt', 'queue']],
    ['all of it by blanks', '  ', ['password', 'usdt', 'queue']],
    ['in questions', '密码', ['password']],
    ['in answers', '高峰', ['queue']],
    ['whatever the case', 'usdt trc20', ['usdt']],
    ['whatever the width', 'ＵＳＤＴ', ['usdt']],
    ['for every word', '密码 排队', []],
    ['blanks around and between', ' usdt   trc20 ', ['usdt']],
    ['never across the end of a paragraph', '办？请', []],
    ['for what is not there', '轮盘', []],
  ])('%s', (_, query, ids) => expect(found(query)).toEqual(ids));

  test('groups without a match are left out', () => {
    expect(matchingTopics(groups, '排队').map(({ title }) => title)).toEqual(['游戏问题']);
  });

  test('finds no topic that is not there, and never twice', () => {
    forAll([string({ unit: 'grapheme', maxLength: 6 })], (query) => {
      const ids = found(query);
      expect(new Set(ids).size).toBe(ids.length);
      expect(['password', 'usdt', 'queue']).toEqual(expect.arrayContaining(ids));
    });
  });
});
