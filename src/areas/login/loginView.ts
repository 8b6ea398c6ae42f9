import { actorView } from '#hooks/actorView.tsx';
import type { loginMachine } from '#machines/login/login.machine.ts';

/** Access to the actor of the login page. */
export const loginView = actorView<typeof loginMachine>();
