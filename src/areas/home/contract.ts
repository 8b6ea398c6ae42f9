import * as v from 'valibot';
import type { DocumentedCall } from '#api/contract/call.ts';
import { list, object, text } from '#api/contract/fields.ts';

export const homeCalls = {
  'POST /api/homenotice': {
    summary: 'The notices of the ticker on the home page',
    member: false,
    data: list(text),
  },
  'POST /api/bannerList': {
    summary: 'The banners of the home page',
    member: false,
    body: v.object({ type: v.literal(2) }),
    data: list(object({ src: text })),
  },
} satisfies Record<string, DocumentedCall>;
