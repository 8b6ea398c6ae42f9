import { actorView } from '#hooks/actorView.tsx';
import type { noticesMachine } from '#machines/notices/notices.machine.ts';

/** Access to the actor of the notice pages. */
export const noticesView = actorView<typeof noticesMachine>();
