import * as v from 'valibot';
import type { DocumentedCall } from './call.ts';
import { filledText, flag, list, object, text } from './fields.ts';

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
  'POST /api/getservicerurl': {
    summary: 'The address of customer service',
    description: 'Opened only if it is http or https, or relative to the site (D34).',
    member: false,
    data: object({ url: filledText }),
  },
} satisfies Record<string, DocumentedCall>;
