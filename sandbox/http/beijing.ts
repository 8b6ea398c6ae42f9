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
