import { object, pipe, transform } from 'valibot';
import type { Client } from '#api/client.ts';
import { ignored, text } from '#api/fields.ts';
import { createIds } from '#api/ids.ts';
import { whole } from '#api/numberFields.ts';
import { listOf } from '#api/lists.ts';

const activityIds = createIds();

const activity = pipe(
  object({ id: activityIds.read, title: text, banner: text, content: text, memo: text, created_at: text }),
  transform(({ created_at: createdAt, ...rest }) => ({ ...rest, createdAt })),
);

const application = pipe(
  object({ id: text, activity_id: activityIds.read, activity_name: text, state: whole }),
  transform((row) => ({
    id: row.id,
    // where the log names no promotion, its own id is the promotion's (spec 2 §2)
    activityId: row.activity_id || row.id,
    name: row.activity_name,
    state: row.state,
  })),
);

const applications = pipe(
  listOf(application),
  // a promotion stands here again where it was applied for again after a rejection, under the same id
  transform((rows) => rows.map((row, at) => ({ ...row, id: `${row.id}/${at}` }))),
);

const endpoints = {
  list: { method: 'POST', path: '/api/activitylist', data: listOf(activity) },
  detail: { method: 'POST', path: '/api/activitydeatil', data: activity },
  apply: { method: 'POST', path: '/api/doactivityapply', data: ignored },
  applications: { method: 'POST', path: '/api/activityApplyLog', data: applications },
} as const;

/** The promotions of a type. */
export const fetchActivities = (call: Client, type: string, signal: AbortSignal) =>
  call(endpoints.list, { body: { type }, signal }).then(({ data }) => data);

/** One promotion. */
export const fetchActivity = (call: Client, id: string, signal: AbortSignal) =>
  call(endpoints.detail, { body: { id: activityIds.sent(id) }, signal }).then(({ data }) => data);

/** Applies for a promotion; returns the message. */
export const applyForActivity = (
  call: Client,
  { id, idempotencyKey }: { id: string; idempotencyKey: string },
  signal: AbortSignal,
) =>
  call(endpoints.apply, { body: { activityid: activityIds.sent(id) }, idempotencyKey, signal }).then(
    ({ message }) => message,
  );

/** The member's applications, all on one page (spec 2 §9). */
export const fetchApplications = (call: Client, signal: AbortSignal) =>
  call(endpoints.applications, { body: { page: 1, limit: 999 }, signal }).then(({ data }) => data);
