import type { DepositLimit, Protection } from '#machines/kit/protection/protection.ts';
import type { SessionAnswer } from '#machines/playerProtection/sessionMoney.ts';

/** A daily limit, of which 600 are used. */
export const DAY_LIMIT: DepositLimit = {
  period: 'day',
  amount: '1000.00',
  used: '600.00',
  resetsAt: '2026-11-21 00:00:00',
  pending: null,
};

/** The same with a pending raise to 2000, confirmable in two hours. */
export const RAISED: DepositLimit = {
  ...DAY_LIMIT,
  pending: { amount: '2000.00', confirmableAt: '2026-11-20 14:00:00' },
};

/** The server's state for a member with a daily limit and no weekly one, at noon. */
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

/** The state with another daily limit. */
export function withDayLimit(limit: DepositLimit, serverTime = PROTECTION.serverTime): Protection {
  return { ...PROTECTION, serverTime, limits: [limit, ...PROTECTION.limits.slice(1)] };
}

/** The records of a session with a loss. */
export const SESSION: SessionAnswer = {
  money: { deposited: '500.00', depositing: '0.00', withdrawn: '100.00', winLoss: '-320.50' },
  offersBreak: true,
};
