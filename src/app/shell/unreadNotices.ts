import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { useSystemSelector } from '#hooks/actors.tsx';
import type { unreadNoticesMachine } from '#machines/notices/unreadNotices.machine.ts';

type Counter = ActorRefFrom<typeof unreadNoticesMachine>;

/** The number of unread notices; 0 for a visitor. */
export function useUnreadNotices(): number {
  const counter = useSystemSelector(
    'session',
    ({ children }) => children['unreadNotices'] as Counter | undefined,
  );
  return useSelector(counter, (snapshot) => snapshot?.context.count ?? 0);
}
