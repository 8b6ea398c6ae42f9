import { actorView } from '#lib/actorView.tsx';
import type { loginMachine } from '#machines/login/login.machine.ts';

/** The login page, for its screen. */
export const loginView = actorView<typeof loginMachine>();
