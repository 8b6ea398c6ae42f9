import * as v from 'valibot';
import type { DocumentedCall } from '#api/contract/call.ts';
import { unread } from '#api/contract/fields.ts';
import { session } from '#api/contract/session.ts';

export const registerCalls = {
  'POST /api/register': {
    summary: 'Registers a member and logs in',
    description: 'Success is code 201.',
    member: false,
    changes: true,
    body: v.object({
      name: v.string(),
      password: v.string(),
      password_confirmation: v.string(),
      realname: v.string(),
      phone: v.string(),
      smsCode: v.pipe(v.string(), v.metadata({ description: 'Empty if sms_open is not 1.' })),
      invite_code: v.pipe(v.string(), v.metadata({ description: 'Empty if none was given.' })),
      pid: v.pipe(v.string(), v.metadata({ description: 'The referrer; empty if there is none.' })),
      sourceurl: v.pipe(v.string(), v.metadata({ description: 'The origin at which the site was opened.' })),
    }),
    data: session,
    success: 201,
  },
  'POST /api/send-sms': {
    summary: 'Sends an SMS code for the registration',
    member: false,
    changes: true,
    body: v.object({ phone: v.string() }),
    data: unread,
  },
} satisfies Record<string, DocumentedCall>;
