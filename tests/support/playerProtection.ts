import type { DepositLimit, Protection } from '#machines/playerProtection/protection.ts';
import type { SessionAnswer } from '#machines/playerProtection/sessionMoney.ts';

/** A limit of a day, of which 600 are used. */
export const DAY_LIMIT: DepositLimit = {
  period: 'day',
  amount: '1000.00',
  used: '600.00',
  resetsAt: '2026-11-21 00:00:00',
  pending: null,
};

/** The same, to be raised to 2000 in two hours. */
export const RAISED: DepositLimit = {
  ...DAY_LIMIT,
  pending: { amount: '2000.00', confirmableAt: '2026-11-20 14:00:00' },
};

/** What the server keeps of a member with a limit of a day and none of a week, at noon. */
export const PROTECTION: Protection = {
  serverTime: '2026-11-20 12:00:00',
  limits: [
    DAY_LIMIT,
    { ...DAY_LIMIT, period: 'week', amount: null, resetsAt: '2026-11-23 00:00:00' },
    { ...DAY_LIMIT, period: 'month', amount: null, resetsAt: '2026-12-01 00:00:00' },
  ],
  breakUntil: null,
  closedUntil: null,
};

/** What is known with another limit of a day. */
export function withDayLimit(limit: DepositLimit, serverTime = PROTECTION.serverTime): Protection {
  return { ...PROTECTION, serverTime, limits: [limit, ...PROTECTION.limits.slice(1)] };
}

/** What the records of a session with a loss tell. */
export const SESSION: SessionAnswer = {
  money: { deposited: '500.00', depositing: '0.00', withdrawn: '100.00', winLoss: '-320.50' },
  offersBreak: true,
};
