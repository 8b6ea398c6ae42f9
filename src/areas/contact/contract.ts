import * as v from 'valibot';
import type { DocumentedCall } from '#api/contract/call.ts';
import { unread } from '#api/contract/fields.ts';

export const contactCalls = {
  'POST /api/updateuserinfo': {
    summary: 'Changes the member’s phone, email or birthday',
    description: 'A missing field stays unchanged.',
    member: true,
    changes: true,
    body: v.object({
      mobile: v.optional(v.string()),
      birthday: v.optional(v.pipe(v.string(), v.metadata({ description: 'As YYYY-MM-DD.' }))),
      email: v.optional(v.string()),
    }),
    data: unread,
  },
} satisfies Record<string, DocumentedCall>;
