import type { PageModule } from '#app/page.ts';
import { notices, readNotices } from '#calls/notices.ts';
import { NoticeListScreen } from '#features/notices/NoticeListScreen.tsx';
import type { NoticesInput } from '#machines/notices/notices.machine.ts';

export const page: PageModule = {
  Screen: NoticeListScreen,
  logic: notices,
  input: ({ location, root }): NoticesInput => ({
    member: root.getSnapshot().children.session?.getSnapshot().hasTag('member') ?? false,
    location,
    id: null,
    read: readNotices(),
  }),
};
