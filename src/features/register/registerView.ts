import { actorView } from '#lib/actorView.tsx';
import type { registerMachine } from '#machines/register/register.machine.ts';

/** The registration page, for its screen. */
export const registerView = actorView<typeof registerMachine>();
