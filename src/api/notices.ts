import { object, pipe, transform } from 'valibot';
import type { Client } from '#api/client.ts';
import { text } from '#api/fields.ts';
import { listOf } from '#api/lists.ts';

const notice = pipe(
  object({ id: text, title: text, content: text, created_at: text }),
  transform(({ id, title, content, created_at: createdAt }) => ({ id, title, content, createdAt })),
);

const endpoints = {
  list: { method: 'POST', path: '/api/noticeList', data: listOf(notice) },
} as const;

/** The member's notices, all on one page (spec 2 §9); `api_token` is the session's (D8). */
export const fetchNotices = (call: Client, apiToken: string, signal: AbortSignal) =>
  call(endpoints.list, { body: { page: 1, limit: 999, api_token: apiToken }, signal }).then(
    ({ data }) => data,
  );
