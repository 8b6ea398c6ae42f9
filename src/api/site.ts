import { nullish, object, pipe, transform } from 'valibot';
import type { Client } from '#api/client.ts';
import { flag, ignored, text } from '#api/fields.ts';
import { listOf } from '#api/lists.ts';

/** A switch that closes something only if it says so: the document asks for not 0. */
const isNotOff = (value: string) => !/^(0|false)$/.test(value);

const appInfo = pipe(
  object({
    title: text,
    site_state: nullish(text, '1'),
    repair_tips: text,
    redpacket_switch: text,
    index_modal: flag,
    webcontent: text,
    sms_open: flag,
    name: text,
    version: text,
    ios_download_url: text,
  }),
  transform((info) => ({
    title: info.title,
    open: isNotOff(info.site_state),
    repairTips: info.repair_tips,
    redPacketOpen: isNotOff(info.redpacket_switch),
    redPacketIcon: /^(1|true)$/.test(info.redpacket_switch),
    welcomeOpen: info.index_modal,
    webContent: info.webcontent,
    smsOpen: info.sms_open,
    name: info.name,
    version: info.version,
    iosDownloadUrl: info.ios_download_url,
  })),
);

const endpoints = {
  app: { method: 'POST', path: '/api/app', data: appInfo },
  notices: {
    method: 'POST',
    path: '/api/homenotice',
    data: listOf(
      pipe(
        ignored,
        transform((notice) => (typeof notice === 'string' ? { title: notice } : notice)),
        object({ title: text, content: text }),
      ),
    ),
  },
  banners: { method: 'POST', path: '/api/bannerList', data: listOf(object({ src: text })) },
} as const;

/** The site's own facts. */
export const fetchAppInfo = (call: Client, signal: AbortSignal) =>
  call(endpoints.app, { signal }).then(({ data }) => data);

/** The notices of the ticker, as texts. */
export const fetchNotices = (call: Client, signal: AbortSignal) =>
  call(endpoints.notices, { signal }).then(({ data }) => data.map(({ title, content }) => title || content));

/** The home banners (type 2). */
export const fetchBanners = (call: Client, signal: AbortSignal) =>
  call(endpoints.banners, { body: { type: 2 }, signal }).then(({ data }) => data);
