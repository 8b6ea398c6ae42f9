import type { RecordTab } from '#machines/kit/money/recordTabs.ts';
import type { RecordStep, Tone } from './records.ts';

/** The times (Beijing time) and the reason that a server has told; empty where it has not. */
export interface StepFacts {
  created: string;
  reviewed: string;
  arrived: string;
  reason: string;
}

/** The steps of each tab's records; other records are over at once. */
const NAMES: Readonly<Partial<Record<RecordTab, readonly string[]>>> = {
  6: ['提交', '支付', '到账'],
  0: ['提交', '审核', '到账'],
  1: ['提交', '审核', '到账'],
  2: ['提交', '到账'],
  3: ['提交', '到账'],
};

/** Shown for an approved withdrawal whose arrival the server does not tell. */
const PAYOUT_NOTE = '以收款账户到账为准';

/**
 * The steps of a record, as far as its state and the server's times say: with its state alone, a step has a word in
 * place of its time. Empty for a record without steps, or with an unknown state.
 */
export function stepsOf(
  tab: RecordTab,
  tone: Tone,
  { created, reviewed, arrived, reason }: StepFacts,
): readonly RecordStep[] {
  const names = NAMES[tab];
  if (names === undefined || tone === 'plain') return [];
  const times = names.length === 2 ? [created, arrived] : [created, reviewed, arrived];
  // a rejected request has no further steps
  const shown = tone === 'bad' ? names.slice(0, 2) : names;
  return shown.map((name, at): RecordStep => {
    const when = times[at] ?? '';
    if (at === 0 || (tone === 'good' && !(tab === '1' && at === 2 && arrived === '')))
      return { name, state: 'done', when: when || '已完成', note: '' };
    // approval is not yet arrival
    if (tone === 'good') return { name, state: 'ahead', when: '', note: PAYOUT_NOTE };
    if (tone === 'bad') return { name, state: 'failed', when: reviewed || '未成功', note: reason };
    return at === 1
      ? { name, state: 'open', when: '进行中', note: '' }
      : { name, state: 'ahead', when: '', note: '' };
  });
}
