import { actorView } from '#lib/actorView.tsx';
import type { avatarUploadMachine } from '#machines/userCenter/avatarUpload.machine.ts';
import type { userCenterMachine } from '#machines/userCenter/userCenter.machine.ts';

/** How the views of the user centre reach its actor, and those of the picture its upload. */
export const userCenterView = actorView<typeof userCenterMachine>();
export const avatarView = actorView<typeof avatarUploadMachine>();
