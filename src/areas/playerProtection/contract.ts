import * as v from 'valibot';
import type { DocumentedCall } from '#api/contract/call.ts';
import { amount, list, object, text, time } from '#api/contract/fields.ts';

const period = v.pipe(
  v.picklist(['day', 'week', 'month'], 'day, week or month'),
  v.metadata({ description: 'In the Beijing calendar; a week starts on Monday.' }),
);

const limit = v.nullable(
  v.pipe(amount, v.metadata({ description: 'CNY; null for no limit.', examples: ['5000.00'] })),
);

const until = v.nullable(
  v.pipe(
    time,
    v.metadata({
      description: 'As YYYY-MM-DD HH:mm:ss in Beijing; null if there is none or it has passed.',
      examples: ['2026-11-22 08:03:00'],
    }),
  ),
);

/** The player protection of a member (D62). */
export const playerProtection = object({
  server_time: v.pipe(
    text,
    v.metadata({
      description: 'The current time, as YYYY-MM-DD HH:mm:ss in Beijing: waiting times count from it.',
    }),
  ),
  deposit_limits: v.pipe(
    list(
      object({
        period,
        amount: limit,
        used: v.pipe(
          amount,
          v.metadata({ description: 'Requested in the current period and not rejected, CNY.' }),
        ),
        resets_at: v.pipe(time, v.metadata({ description: 'When the next period begins.' })),
        pending: v.nullable(
          object({
            amount: limit,
            confirmable_at: v.pipe(time, v.metadata({ description: 'From when it may be confirmed.' })),
          }),
        ),
      }),
    ),
    v.metadata({ description: 'One entry per period that the site offers, even if no limit is set.' }),
  ),
  break_until: until,
  closed_until: until,
  limits_reviewed_at: v.optional(
    v.nullable(
      v.pipe(
        time,
        v.metadata({
          description:
            'When the member last set, confirmed or reviewed a limit, or declined one (action review); null for never. Optional: without it, the site remembers this on the device.',
          examples: ['2026-05-21 08:03:00'],
        }),
      ),
    ),
  ),
});

export const playerProtectionCalls = {
  'GET /api/player-protection': {
    summary: 'The member’s deposit limits, break and closing of the account',
    description:
      'A backend without such rules answers 404, as status or code; the app then says that the site does not offer them.',
    member: true,
    data: playerProtection,
    optional: true,
  },
  'POST /api/player-protection': {
    summary: 'Changes one of them; answers with all of them',
    description:
      'A lower limit applies at once; a higher one, or none, is pending for 24 hours and applies after confirm_limit. A limit applies to process and recharge. A break closes games and deposits and leaves withdrawals open; a closed account gets no red packets or promotions either. Neither can be revoked or shortened. The backend enforces all of it, whatever the app sends.',
    member: true,
    changes: true,
    idempotent: true,
    body: v.variant('action', [
      v.object({
        action: v.literal('limit'),
        period,
        amount: v.pipe(v.string(), v.metadata({ description: 'CNY; empty removes the limit.' })),
      }),
      v.object({ action: v.literal('confirm_limit'), period }),
      v.object({ action: v.literal('cancel_limit'), period }),
      v.pipe(
        v.object({ action: v.literal('review') }),
        v.metadata({
          description:
            'The member has reviewed the limits, or declined to set one: limits_reviewed_at is now. Only sent to a backend that answers with that field.',
        }),
      ),
      v.object({
        action: v.literal('break'),
        days: v.pipe(v.picklist([1, 7, 30]), v.metadata({ description: 'Of 24 hours each.' })),
      }),
      v.object({
        action: v.literal('close'),
        months: v.pipe(v.number(), v.minValue(6), v.metadata({ description: 'Six or more.' })),
      }),
    ]),
    data: playerProtection,
    optional: true,
  },
} satisfies Record<string, DocumentedCall>;
