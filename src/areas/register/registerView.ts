import { actorView } from '#hooks/actorView.tsx';
import type { registerMachine } from '#machines/register/register.machine.ts';

/** Access to the actor of the registration page. */
export const registerView = actorView<typeof registerMachine>();
