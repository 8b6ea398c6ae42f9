import type { ActivityType } from '#machines/promotions/activity.ts';

/**
 * The operator's types of promotions in the order of their tabs (D32); `value` is what the server is asked for, empty
 * for all (D75).
 */
export const ACTIVITY_TYPES: readonly [ActivityType, ...ActivityType[]] = [
  { value: '', label: '全部' },
  { value: '1', label: '新人优惠' },
  { value: '2', label: '日常优惠' },
  { value: '3', label: 'VIP优惠' },
  { value: '4', label: '专题活动' },
];
