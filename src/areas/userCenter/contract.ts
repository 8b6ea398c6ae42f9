import * as v from 'valibot';
import type { DocumentedCall } from '#api/contract/call.ts';
import { unread } from '#api/contract/fields.ts';
import { userInfo } from '#api/contract/session.ts';

export const userCenterCalls = {
  'POST /api/refreshusermoney': {
    summary: 'The member after the server has recounted the money',
    description: 'Any fields of the member; missing ones stay unchanged.',
    member: true,
    data: v.partial(userInfo),
  },
  'POST /api/uploadimg': {
    summary: 'Replaces the member’s picture',
    description: 'JPEG, PNG, GIF or WebP of at most 5 MB.',
    member: true,
    changes: true,
    multipart: true,
    body: v.object({ file: v.instance(Blob) }),
    data: unread,
  },
} satisfies Record<string, DocumentedCall>;
