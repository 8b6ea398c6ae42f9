import { actorView } from '#lib/actorView.tsx';
import type { accountMachine } from '#machines/account/account.machine.ts';

/** The account settings, for their screen. */
export const accountView = actorView<typeof accountMachine>();
