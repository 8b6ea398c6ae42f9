/** A period of Beijing's calendar that deposits are limited by; a week begins on Monday. */
export type PeriodName = 'day' | 'week' | 'month';

/** How a limit is called, and the present period of it. */
export const LIMIT_PERIODS: Readonly<Record<PeriodName, { limit: string; now: string }>> = {
  day: { limit: '每日', now: '今日' },
  week: { limit: '每周', now: '本周' },
  month: { limit: '每月', now: '本月' },
};

/** The periods in the order of the screen. */
export const PERIOD_NAMES = Object.keys(LIMIT_PERIODS) as readonly PeriodName[];
