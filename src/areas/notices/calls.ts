import * as api from '#api/notices.ts';
import { boundCall } from '#calls/boundCall.ts';
import { client } from '#calls/client.ts';
import { readStored, readToken, writeStored } from '#lib/storage.ts';
import { unreadCount, type Notice } from '#machines/notices/notice.ts';
import { noticesMachine } from '#machines/notices/notices.machine.ts';

function fetchNotices(signal: AbortSignal): Promise<Notice[]> {
  return api.fetchNotices(client, readToken(), signal);
}

/** The notices that were read on this phone, by id. */
export function readNotices(): string[] {
  const stored = readStored('readNotices');
  return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
}

/** The number of unread notices. */
export async function countUnread(signal: AbortSignal): Promise<number> {
  return unreadCount(await fetchNotices(signal), readNotices());
}

/** The notice pages with their call and storage. */
export const notices = noticesMachine.provide({
  actors: { fetchNotices: boundCall((_: void, signal) => fetchNotices(signal)) },
  actions: { storeRead: (_, { read }) => writeStored('readNotices', read) },
});
