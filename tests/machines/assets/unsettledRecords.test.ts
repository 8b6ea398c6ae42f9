import { expect, test } from 'vitest';
import { mayBeUnsettled } from '#machines/assets/unsettledRecords.ts';
import type { RecordTab } from '#machines/kit/money/recordTabs.ts';

const PRESS = Date.parse('2026-11-21T08:03:00.750+08:00');
const SENT = { kind: 'withdrawal', amount: '250', press: PRESS };
const RECORD = { amount: '250.00', time: '2026-11-21 08:03:01' };

test.each<[string, Partial<typeof RECORD>, RecordTab, boolean]>([
  ['of its tab and amount, after its press', {}, '1', true],
  ['in the second of its press', { time: '2026-11-21 08:03:00' }, '1', true],
  ['older than its press', { time: '2026-11-21 08:02:59' }, '1', false],
  ['of another amount', { amount: '250.01' }, '1', false],
  ['of another tab', {}, '4', false],
  ['without a readable time', { time: '' }, '1', false],
])('a record %s may be a withdrawal without a known outcome: %j in %s: %s', (_, record, tab, may) => {
  expect(mayBeUnsettled({ ...RECORD, ...record }, tab, [SENT])).toBe(may);
});

test.each<[string, RecordTab[]]>([
  ['transfer', ['2', '3']],
  ['rechargeSubmission', ['0']],
  ['onlineSubmission', ['6']],
  ['grab', []],
])('a %s is looked for in %s', (kind, tabs) => {
  const all = ['0', '1', '2', '3', '4', '5', '6', '7'] as const;
  expect(all.filter((tab) => mayBeUnsettled(RECORD, tab, [{ ...SENT, kind }]))).toEqual(tabs);
});

test.each([
  [RECORD, { ...SENT, amount: null }],
  [{ ...RECORD, amount: null }, SENT],
  [RECORD, { ...SENT, press: null }],
])('what is not known is no likeness', (record, sent) => {
  expect(mayBeUnsettled(record, '1', [sent])).toBe(false);
});
