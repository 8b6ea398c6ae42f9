import type { Protection } from '#machines/kit/protection/protection.ts';

/** How long a look at the own limits counts, in months (UK RTS 12: a reminder at least every six months). */
export const REVIEW_MONTHS = 6;

/** What the deposit page asks of the member: to set a first limit, or to look whether the limits still fit. */
export type LimitPrompt = 'offer' | 'review';

/** The time `months` later, on the last day of a shorter month; both as `YYYY-MM-DD HH:mm:ss` in Beijing. */
export function monthsLater(time: string, months: number): string {
  const [year = 0, month = 0, day = 0] = time.slice(0, 10).split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0));
  last.setUTCDate(Math.min(day, last.getUTCDate()));
  return last.toISOString().slice(0, 10) + time.slice(10);
}

/** The later of two server times; null if there is none. */
export function latest(one: string | null | undefined, other: string | null): string | null {
  return [one ?? null, other].reduce((a, b) => (a === null || (b !== null && b > a) ? b : a));
}

/** Whether the member has a limit, or one that waits for its confirmation. */
export function hasLimits({ limits }: Protection): boolean {
  return limits.some(({ amount, pending }) => amount !== null || pending !== null);
}

/**
 * What is due at the server's time: an offer for a member without limits who has not answered one, a review six months
 * after the last look. Null if nothing is, during an exclusion, and on a site that offers no limits.
 */
export function duePrompt(protection: Protection, reviewedAt: string | null): LimitPrompt | null {
  const { serverTime, limits, breakUntil, closedUntil } = protection;
  if (limits.length === 0 || breakUntil !== null || closedUntil !== null) return null;
  if (reviewedAt !== null && serverTime < monthsLater(reviewedAt, REVIEW_MONTHS)) return null;
  if (!hasLimits(protection)) return 'offer';
  return reviewedAt === null ? null : 'review';
}

/** Whether the six months of a member with limits have not begun yet: they begin when the limits are first seen. */
export function isUncounted(protection: Protection, reviewedAt: string | null): boolean {
  return reviewedAt === null && hasLimits(protection);
}
