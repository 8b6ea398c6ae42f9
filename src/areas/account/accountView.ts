import { actorView } from '#hooks/actorView.tsx';
import type { accountMachine } from '#machines/account/account.machine.ts';

/** Access to the actor of the account page. */
export const accountView = actorView<typeof accountMachine>();
