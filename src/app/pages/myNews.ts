import { definePage } from '#app/page.ts';
import { notices, readNotices } from '#calls/notices.ts';
import { NoticeListScreen } from '#features/notices/NoticeListScreen.tsx';
import { noticesView } from '#features/notices/noticesView.ts';

export const page = definePage({
  logic: notices,
  view: noticesView,
  Screen: NoticeListScreen,
  input: ({ location, facts: { member } }) => ({ member, location, id: null, read: readNotices() }),
});
