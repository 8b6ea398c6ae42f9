import * as v from 'valibot';
import type { DocumentedCall } from './call.ts';
import { object, text, flag } from './fields.ts';

/** The site's own data (spec 1 §3). */
export const appInfo = object({
  title: text,
  site_state: v.pipe(flag, v.metadata({ description: '1 open, 0 maintenance: only repair_tips is shown.' })),
  repair_tips: v.nullish(text),
  redpacket_switch: v.nullish(
    v.pipe(
      flag,
      v.metadata({
        description: '1 shows the floating icon on the home page; only 0 closes the red packet’s page.',
      }),
    ),
  ),
  index_modal: v.nullish(
    v.pipe(flag, v.metadata({ description: '1 shows the welcome dialog with title and webcontent.' })),
  ),
  webcontent: v.nullish(v.pipe(text, v.metadata({ description: 'HTML; shown sanitised.' }))),
  sms_open: v.nullish(v.pipe(flag, v.metadata({ description: '1 asks for an SMS code at registration.' }))),
  name: v.nullish(text),
  version: v.nullish(text),
  ios_download_url: v.nullish(text),
});

export const siteCalls = {
  'POST /api/app': {
    summary: 'The site: its title, whether it is open, and its switches',
    member: false,
    data: appInfo,
  },
} satisfies Record<string, DocumentedCall>;
