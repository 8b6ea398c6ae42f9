import { actorView } from '#hooks/actorView.tsx';
import type { avatarUploadMachine } from '#machines/userCenter/avatarUpload.machine.ts';
import type { holdingsMachine } from '#machines/userCenter/holdings.machine.ts';
import type { userCenterMachine } from '#machines/userCenter/userCenter.machine.ts';

/** Access to the actor of the user centre and to the upload of its picture and the money outside the main wallet. */
export const userCenterView = actorView<typeof userCenterMachine>();
export const avatarView = actorView<typeof avatarUploadMachine>();
export const holdingsView = actorView<typeof holdingsMachine>();
