import * as v from 'valibot';
import type { DocumentedCall } from '#api/contract/call.ts';
import { identifier, list, object, text } from '#api/contract/fields.ts';

/** A notice to members (spec 2 §3). */
export const notice = object({
  id: identifier,
  title: text,
  content: v.pipe(text, v.metadata({ description: 'HTML; shown sanitised.' })),
  created_at: text,
});

export const noticeCalls = {
  'POST /api/noticeList': {
    summary: 'The notices to members',
    member: true,
    body: v.object({
      page: v.literal(1),
      limit: v.literal(999),
      api_token: v.pipe(v.string(), v.metadata({ description: 'The session’s token again (D8).' })),
    }),
    data: object({ data: list(notice) }),
  },
} satisfies Record<string, DocumentedCall>;
