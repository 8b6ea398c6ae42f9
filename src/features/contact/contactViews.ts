import { actorView } from '#lib/actorView.tsx';
import type { birthdayMachine, emailMachine, phoneMachine } from '#machines/contact/contact.machine.ts';

/** The phone form, for its screen. */
export const phoneView = actorView<typeof phoneMachine>();
/** The email form, for its screen. */
export const emailView = actorView<typeof emailMachine>();
/** The birthday form, for its screen. */
export const birthdayView = actorView<typeof birthdayMachine>();
