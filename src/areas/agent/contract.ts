import * as v from 'valibot';
import type { DocumentedCall } from '#api/contract/call.ts';
import { unread } from '#api/contract/fields.ts';

export const agentCalls = {
  'POST /api/applyagentdo': {
    summary: 'Applies to become an agent',
    member: true,
    changes: true,
    idempotent: true,
    body: v.object({ mobile: v.string(), apply_info: v.string() }),
    example: { mobile: '13800000000', apply_info: 'contract check' },
    data: unread,
  },
} satisfies Record<string, DocumentedCall>;
