const HOUR_MS = 3_600_000;
/** Beijing has UTC+8 all year. */
const OFFSET_MS = 8 * HOUR_MS;
export const DAY_MS = 24 * HOUR_MS;

/** The start of the Beijing day of `at`, in ms. */
export function beijingDayStart(at: number): number {
  return Math.floor((at + OFFSET_MS) / DAY_MS) * DAY_MS - OFFSET_MS;
}

/** The Beijing time of an instant, such as `2026-11-21 08:03:00`. */
export function beijingText(at: number): string {
  return new Date(at + OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ');
}

/** The Beijing date of an instant, such as `2026-11-21`. */
export function beijingDate(at: number): string {
  return beijingText(at).slice(0, 10);
}

/** The start of the Beijing week of `at`, a Monday, in ms. */
export function beijingWeekStart(at: number): number {
  const day = Math.floor((at + OFFSET_MS) / DAY_MS);
  // 1970-01-01 was a Thursday
  return (day - ((day + 3) % 7)) * DAY_MS - OFFSET_MS;
}

/** The start of the Beijing month of `at`, in ms, or of the month `later` months after it. */
export function beijingMonthStart(at: number, later = 0): number {
  const date = new Date(at + OFFSET_MS);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + later, 1) - OFFSET_MS;
}

/** The same Beijing time of day `months` later; on the last day of a month that is too short. */
export function beijingMonthsLater(at: number, months: number): number {
  const date = new Date(at + OFFSET_MS);
  const month = date.getUTCMonth() + months;
  const last = new Date(Date.UTC(date.getUTCFullYear(), month + 1, 0)).getUTCDate();
  date.setUTCMonth(month, Math.min(date.getUTCDate(), last));
  return date.getTime() - OFFSET_MS;
}
