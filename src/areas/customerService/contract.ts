import type { DocumentedCall } from '#api/contract/call.ts';
import { object, filledText } from '#api/contract/fields.ts';

export const customerServiceCalls = {
  'POST /api/getservicerurl': {
    summary: 'The address of customer service',
    description: 'Opened only if it is http or https, or relative to the site (D34).',
    member: false,
    data: object({ url: filledText }),
  },
} satisfies Record<string, DocumentedCall>;
