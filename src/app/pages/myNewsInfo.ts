import type { PageModule } from '#app/page.ts';
import { notices, readNotices } from '#calls/notices.ts';
import { NoticeScreen } from '#features/notices/NoticeScreen.tsx';
import type { NoticesInput } from '#machines/notices/notices.machine.ts';

export const page: PageModule = {
  Screen: NoticeScreen,
  logic: notices,
  input: ({ location, search, root }): NoticesInput => ({
    member: root.getSnapshot().children.session?.getSnapshot().hasTag('member') ?? false,
    location,
    id: new URLSearchParams(search).get('id') ?? '',
    read: readNotices(),
  }),
};
