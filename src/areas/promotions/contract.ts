import * as v from 'valibot';
import type { DocumentedCall } from '#api/contract/call.ts';
import { identifier, list, object, text, unread, whole, time } from '#api/contract/fields.ts';

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
} satisfies Record<string, DocumentedCall>;
