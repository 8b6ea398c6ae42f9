import { actorView } from '#lib/actorView.tsx';
import type { PasswordMachine } from '#machines/password/password.machine.ts';

/** The change of either password, for its screen. */
export const passwordView = actorView<PasswordMachine>();
