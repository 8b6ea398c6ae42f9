import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { useSystemSelector } from '#lib/actors.tsx';
import type { unreadNoticesMachine } from '#machines/notices/unreadNotices.machine.ts';

type Counter = ActorRefFrom<typeof unreadNoticesMachine>;

/** How many notices the member has not read; 0 for a visitor, who has none. */
export function useUnreadNotices(): number {
  const counter = useSystemSelector(
    'session',
    ({ children }) => children['unreadNotices'] as Counter | undefined,
  );
  return useSelector(counter, (snapshot) => snapshot?.context.count ?? 0);
}
