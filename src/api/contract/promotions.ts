import * as v from 'valibot';
import type { DocumentedCall } from './call.ts';
import { amount, identifier, list, object, text, time, unread, whole } from './fields.ts';

const activityEntries = {
  id: identifier,
  title: text,
  banner: v.nullish(text),
  memo: v.nullish(text),
  created_at: v.nullish(time),
};

/** A promotion with what it says (spec 2 §3). */
export const activity = object({
  ...activityEntries,
  content: v.pipe(text, v.metadata({ description: 'HTML; shown sanitised.' })),
});

/** A promotion in a list, which needs no content. */
export const listedActivity = object({ ...activityEntries, content: v.nullish(text) });

/** An application for a promotion (spec 2 §3). */
const application = object({
  id: v.pipe(identifier, v.metadata({ description: 'The promotion’s id, unless activity_id has it.' })),
  activity_id: v.nullish(identifier),
  activity_name: text,
  state: v.pipe(whole, v.metadata({ description: '1 pending, 2 passed, 3 rejected.' })),
});

/** The red packets of a member, with the rules of the grab (spec 1 §3). */
export const redPacketInfo = object({
  sendnums: v.pipe(whole, v.metadata({ description: 'The remaining chances; below 0 counts as 0.' })),
  acquirednum: whole,
  max_times: whole,
  rules: list(
    object({
      start_time: v.pipe(
        time,
        v.metadata({ description: 'Beijing time; before it the grab is not open yet (D54).' }),
      ),
      end_time: v.pipe(time, v.metadata({ description: 'Beijing time; after it the grab is over (D54).' })),
      day_flow: amount,
      flow_money: amount,
      recharge: amount,
    }),
  ),
});

export const promotionCalls = {
  'POST /api/activitylist': {
    summary: 'The promotions of a type',
    member: false,
    body: v.object({
      type: v.pipe(v.string(), v.metadata({ description: 'Empty for all.' })),
    }),
    data: list(listedActivity),
  },
  'POST /api/activitydeatil': {
    summary: 'One promotion',
    member: false,
    body: v.object({ id: v.union([v.string(), v.number()]) }),
    data: activity,
  },
  'POST /api/doactivityapply': {
    summary: 'Applies for a promotion',
    member: true,
    changes: true,
    idempotent: true,
    body: v.object({ activityid: v.union([v.string(), v.number()]) }),
    data: unread,
  },
  'POST /api/activityApplyLog': {
    summary: 'The member’s applications for promotions',
    member: true,
    body: v.object({ page: v.literal(1), limit: v.literal(999) }),
    data: v.union([list(application), object({ data: list(application) })], 'list or object with data'),
  },
  'POST /api/applyagentdo': {
    summary: 'Applies to become an agent',
    member: true,
    changes: true,
    idempotent: true,
    body: v.object({ mobile: v.string(), apply_info: v.string() }),
    example: { mobile: '13800000000', apply_info: 'contract check' },
    data: unread,
  },
  'GET /api/userredpacket': {
    summary: 'The member’s red packets and the rules of the grab',
    member: true,
    query: v.optional(v.object({ page: v.number() })),
    data: redPacketInfo,
  },
  'POST /api/douserredpacket': {
    summary: 'Grabs one red packet',
    description: 'A refusal shows its message.',
    member: true,
    changes: true,
    idempotent: true,
    data: object({ redpacketmoney: v.pipe(amount, v.metadata({ description: 'The prize, CNY.' })) }),
  },
  'POST /api/redpacket': {
    summary: 'The red packets granted for recharges, 10 per page',
    member: true,
    body: v.object({ page: v.number() }),
    data: object({
      data: list(object({ money: amount, redpacketmoney: amount, created_at: time })),
      total: v.pipe(whole, v.metadata({ description: 'The number on all pages.' })),
    }),
  },
} satisfies Record<string, DocumentedCall>;
