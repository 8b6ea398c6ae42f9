import { describe, expect, test } from 'vitest';
import { stepsOf } from '#machines/assets/recordSteps.ts';
import type { Tone } from '#machines/assets/records.ts';
import { RECORD_TABS, type RecordTab } from '#machines/kit/money/recordTabs.ts';

const TIMES = { created: '提交时', reviewed: '审核时', arrived: '到账时', reason: '原因' };
/** What a backend by the documents says. */
const BARE = { created: '提交时', reviewed: '', arrived: '', reason: '' };

/** The steps in short: name, state, time or word, note. */
const steps = (tab: RecordTab, tone: Tone, facts = BARE) =>
  stepsOf(tab, tone, facts).map(({ name, state, when, note }) => [name, state, when, note].join(' ').trim());

describe('the steps of a record', () => {
  test('with times, say when each was', () => {
    expect(steps('1', 'good', TIMES)).toEqual(['提交 done 提交时', '审核 done 审核时', '到账 done 到账时']);
    expect(steps('6', 'good', TIMES)).toEqual(['提交 done 提交时', '支付 done 审核时', '到账 done 到账时']);
    expect(steps('3', 'good', TIMES)).toEqual(['提交 done 提交时', '到账 done 到账时']);
  });

  test('without times, say what the state says', () => {
    expect(steps('0', 'open')).toEqual(['提交 done 提交时', '审核 open 进行中', '到账 ahead']);
    expect(steps('0', 'good')).toEqual(['提交 done 提交时', '审核 done 已完成', '到账 done 已完成']);
    expect(steps('0', 'bad')).toEqual(['提交 done 提交时', '审核 failed 未成功']);
    expect(steps('2', 'open')).toEqual(['提交 done 提交时', '到账 open 进行中']);
    expect(steps('2', 'bad')).toEqual(['提交 done 提交时', '到账 failed 未成功']);
    expect(steps('6', 'open')).toEqual(['提交 done 提交时', '支付 open 进行中', '到账 ahead']);
  });

  test('end with the reason of a rejection', () => {
    expect(steps('1', 'bad', TIMES)).toEqual(['提交 done 提交时', '审核 failed 审核时 原因']);
  });

  test('claim no arrival for a withdrawal that is only approved', () => {
    const rest = ['提交 done 提交时', '审核 done 已完成'];
    expect(steps('1', 'good')).toEqual([...rest, '到账 ahead  以收款账户到账为准']);
    expect(steps('1', 'good', { ...BARE, arrived: '到账时' })).toEqual([...rest, '到账 done 到账时']);
  });

  test('have a word for a request without a time', () => {
    expect(steps('1', 'open', { ...BARE, created: '' })[0]).toBe('提交 done 已完成');
  });

  test('are those of deposits, withdrawals and transfers in a known state', () => {
    expect(RECORD_TABS.filter((tab) => steps(tab, 'good').length > 0)).toEqual(['6', '0', '1', '2', '3']);
    expect(RECORD_TABS.filter((tab) => steps(tab, 'plain').length > 0)).toEqual([]);
  });
});
