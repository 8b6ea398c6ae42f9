/** A period of the Beijing calendar for which deposits are limited; a week starts on Monday. */
export type PeriodName = 'day' | 'week' | 'month';

/** The names of a period's limit and of the current period. */
export const LIMIT_PERIODS: Readonly<Record<PeriodName, { limit: string; now: string }>> = {
  day: { limit: '每日', now: '今日' },
  week: { limit: '每周', now: '本周' },
  month: { limit: '每月', now: '本月' },
};

/** The periods in the order of the screen. */
export const PERIOD_NAMES = Object.keys(LIMIT_PERIODS) as readonly PeriodName[];
