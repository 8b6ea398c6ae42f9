import { definePage } from '#hooks/definePage.ts';
import { notices, readNotices } from './calls.ts';
import { NoticeListScreen } from './NoticeListScreen.tsx';
import { noticesView } from './noticesView.ts';

export const page = definePage({
  logic: notices,
  view: noticesView,
  Screen: NoticeListScreen,
  input: ({ location, facts: { member } }) => ({ member, location, id: null, read: readNotices() }),
});
