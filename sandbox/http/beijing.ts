const HOUR_MS = 3_600_000;
/** Beijing keeps UTC+8 all year. */
const OFFSET_MS = 8 * HOUR_MS;
export const DAY_MS = 24 * HOUR_MS;

/** The instant at which the Beijing day of `at` began, in ms. */
export function beijingDayStart(at: number): number {
  return Math.floor((at + OFFSET_MS) / DAY_MS) * DAY_MS - OFFSET_MS;
}

/** `2026-11-21 08:03:00` in Beijing. */
export function beijingText(at: number): string {
  return new Date(at + OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ');
}

/** `2026-11-21` in Beijing. */
export function beijingDate(at: number): string {
  return beijingText(at).slice(0, 10);
}

/** The instant at which the Beijing week of `at` began, on its Monday, in ms. */
export function beijingWeekStart(at: number): number {
  const day = Math.floor((at + OFFSET_MS) / DAY_MS);
  // the first day of 1970 was a Thursday
  return (day - ((day + 3) % 7)) * DAY_MS - OFFSET_MS;
}

/** The instant at which the Beijing month of `at` began, in ms; `later` months after it where given. */
export function beijingMonthStart(at: number, later = 0): number {
  const date = new Date(at + OFFSET_MS);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + later, 1) - OFFSET_MS;
}

/** The same time of day so many months later in Beijing; the month's last day where it has no such day. */
export function beijingMonthsLater(at: number, months: number): number {
  const date = new Date(at + OFFSET_MS);
  const month = date.getUTCMonth() + months;
  const last = new Date(Date.UTC(date.getUTCFullYear(), month + 1, 0)).getUTCDate();
  date.setUTCMonth(month, Math.min(date.getUTCDate(), last));
  return date.getTime() - OFFSET_MS;
}
