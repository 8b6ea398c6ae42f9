import { describe, expect, test } from 'vitest';
import { faqGroups } from '#content/faq.ts';
import { faqFigures, withFigures } from '#machines/faq/faqFigures.ts';
import { ACCOUNT_LIMITS, LEAST_WITHDRAWAL } from '#machines/kit/money/payoutAccount.ts';

const figuresOf = (leastWithdrawal: string, [bank, usdt, wallet]: readonly [number, number, number]) =>
  faqFigures({
    leastWithdrawal,
    accountLimits: { ...ACCOUNT_LIMITS, accountSettings: { bank, usdt, wallet } },
  });
const words = (figures: Readonly<Record<string, string>>) => JSON.stringify(withFigures(faqGroups, figures));

describe('the limits in the help (D74)', () => {
  test('are those that the site is set to', () => {
    const text = words(figuresOf('350', [2, 3, 9]));
    expect(text).toContain('单笔最低 350 元');
    expect(text).toContain('最多分别 2、3、9 个');
    expect(text).toContain('默认60分钟');
    expect(text).toContain('改为15或30分钟');
  });

  test('are the documents’ by default, and leave no name behind', () => {
    const figures = faqFigures({ leastWithdrawal: LEAST_WITHDRAWAL, accountLimits: ACCOUNT_LIMITS });
    expect(words(figures)).toContain('单笔最低 100 元');
    expect(words(figures)).toContain('最多分别 5、5、5 个');
    expect(words(figures)).not.toMatch(/\{\w+\}/);
  });

  test('a name that the site does not know stays as the operator wrote it', () => {
    const topics = [{ id: 'a', question: '{who}？', answer: ['{leastWithdrawal} {else}'] }];
    expect(withFigures([{ title: '{who}', topics }], { leastWithdrawal: '7' })).toEqual([
      { title: '{who}', topics: [{ id: 'a', question: '{who}？', answer: ['7 {else}'] }] },
    ]);
  });
});
