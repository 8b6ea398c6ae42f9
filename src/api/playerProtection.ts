import { nullish, object, optional, picklist, pipe, transform } from 'valibot';
import type { Client } from '#api/client.ts';
import type { BodyOf } from '#api/contract/contract.ts';
import { ignored, text } from '#api/fields.ts';
import { amount } from '#api/numberFields.ts';
import { listOf } from '#api/lists.ts';
import { readAmount } from '#machines/kit/money/serverAmount.ts';
import type { Protection } from '#machines/kit/protection/protection.ts';

/** A server time, to the second; null for none. */
const moment = pipe(
  text,
  transform((time) => time.trim().replace('T', ' ').slice(0, 19) || null),
);

/** An amount; null for no limit, false if it cannot be read (D65). */
const limit = pipe(
  nullish(ignored, null),
  transform((value) => (value === null || value === '' ? null : (readAmount(value) ?? (false as const)))),
);

const limits = listOf(
  object({
    period: picklist(['day', 'week', 'month']),
    amount: limit,
    used: amount,
    resets_at: text,
    pending: nullish(object({ amount: limit, confirmable_at: text }), null),
  }),
);

const protection = pipe(
  object({
    server_time: text,
    deposit_limits: limits,
    break_until: moment,
    closed_until: moment,
    // absent: the backend does not remember it
    limits_reviewed_at: optional(moment),
  }),
  transform(({ server_time, deposit_limits, break_until, closed_until, limits_reviewed_at }): Protection => {
    const coming = (time: string | null) => (time !== null && time > server_time ? time : null);
    return {
      serverTime: server_time,
      limits: deposit_limits.map(({ resets_at, pending, ...rest }) => ({
        ...rest,
        resetsAt: resets_at,
        pending: pending && { amount: pending.amount, confirmableAt: pending.confirmable_at },
      })),
      breakUntil: coming(break_until),
      closedUntil: coming(closed_until),
      ...(limits_reviewed_at !== undefined && { reviewedAt: limits_reviewed_at }),
    };
  }),
);

const endpoints = {
  read: { method: 'GET', path: '/api/player-protection', data: protection },
  change: { method: 'POST', path: '/api/player-protection', data: protection },
} as const;

/** The member's limits, break and closing; a backend without the call rejects with 404 or the like (D62). */
export const fetchProtection = (call: Client, signal: AbortSignal) =>
  call(endpoints.read, { signal }).then(({ data }) => data);

/** Changes one of them; returns the new state. */
export const changeProtection = (
  call: Client,
  body: BodyOf<'POST /api/player-protection'>,
  idempotencyKey: string,
  signal: AbortSignal,
) => call(endpoints.change, { body, idempotencyKey, signal }).then(({ data }) => data);
