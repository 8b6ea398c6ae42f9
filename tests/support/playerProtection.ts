import { depositLimitMachine } from '#machines/playerProtection/depositLimit.machine.ts';
import { breakMachine, closingMachine } from '#machines/playerProtection/exclusion.machine.ts';
import { playerProtectionMachine } from '#machines/playerProtection/playerProtection.machine.ts';
import type { DepositLimit, Protection } from '#machines/playerProtection/protection.ts';
import { protectionSubmission } from '#machines/playerProtection/protectionChange.ts';
import { protectionReaderMachine } from '#machines/playerProtection/protectionReader.machine.ts';
import type { CallScript } from '#tests/support/callScript.ts';

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

/** The reader whose `read` is scripted. */
export function boundReader(calls: CallScript) {
  return protectionReaderMachine.provide({ actors: { read: calls.promise<Protection>() } });
}

/** The page whose `read`, `refresh` and `send` are scripted. */
export function boundPlayerProtection(calls: CallScript) {
  const actors = { submission: calls.submission(protectionSubmission) };
  return playerProtectionMachine.provide({
    actors: {
      reader: boundReader(calls),
      limit: depositLimitMachine.provide({ actors }),
      rest: breakMachine.provide({ actors }),
      closing: closingMachine.provide({ actors }),
    },
  });
}
