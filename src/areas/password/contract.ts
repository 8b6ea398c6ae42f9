import * as v from 'valibot';
import type { DocumentedCall } from '#api/contract/call.ts';
import { unread } from '#api/contract/fields.ts';

const passwords = v.object({
  password: v.pipe(v.string(), v.metadata({ description: 'The old one (D48).' })),
  paypassword: v.pipe(v.string(), v.metadata({ description: 'The new one (D48).' })),
});

export const passwordCalls = {
  'POST /api/editPassword': {
    summary: 'Changes the login password',
    member: true,
    changes: true,
    body: passwords,
    data: unread,
  },
  'POST /api/editPayPassword': {
    summary: 'Changes the fund password',
    member: true,
    changes: true,
    body: passwords,
    data: unread,
  },
} satisfies Record<string, DocumentedCall>;
