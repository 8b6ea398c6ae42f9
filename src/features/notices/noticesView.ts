import { actorView } from '#lib/actorView.tsx';
import type { noticesMachine } from '#machines/notices/notices.machine.ts';

/** The notice pages' way to their actor. */
export const noticesView = actorView<typeof noticesMachine>();
