import type { RecordTab } from '#machines/kit/money/recordTabs.ts';

/** The names of the tabs of records. */
export const TAB_NAMES: Readonly<Record<RecordTab, string>> = {
  6: '线上存款',
  0: '线下存款',
  1: '取款',
  2: '转入',
  3: '转出',
  4: '投注',
  5: '返水',
  7: '彩金',
};
