import * as v from 'valibot';
import type { DocumentedCall } from '#api/contract/call.ts';
import { session } from '#api/contract/session.ts';

export const loginCalls = {
  'POST /api/login_pc': {
    summary: 'Logs in',
    description: '`name` is the user name or the phone.',
    member: false,
    body: v.object({ name: v.string(), password: v.string() }),
    data: session,
  },
} satisfies Record<string, DocumentedCall>;
