import { definePage } from '#app/page.ts';
import { notices, readNotices } from '#calls/notices.ts';
import { NoticeScreen } from '#features/notices/NoticeScreen.tsx';
import { noticesView } from '#features/notices/noticesView.ts';

export const page = definePage({
  logic: notices,
  view: noticesView,
  Screen: NoticeScreen,
  input: ({ location, search, facts: { member } }) => ({
    member,
    location,
    id: new URLSearchParams(search).get('id') ?? '',
    read: readNotices(),
  }),
});
