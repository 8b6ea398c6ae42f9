import { definePage } from '#hooks/definePage.ts';
import { notices, readNotices } from './calls.ts';
import { NoticeScreen } from './NoticeScreen.tsx';
import { noticesView } from './noticesView.ts';

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
