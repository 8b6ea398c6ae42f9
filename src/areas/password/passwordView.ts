import { actorView } from '#hooks/actorView.tsx';
import type { PasswordMachine } from '#machines/password/password.machine.ts';

/** Access to the actor of either password form. */
export const passwordView = actorView<PasswordMachine>();
