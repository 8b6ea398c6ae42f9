import { actorView } from '#hooks/actorView.tsx';
import type { birthdayMachine, emailMachine, phoneMachine } from '#machines/contact/contact.machine.ts';

/** Access to the actor of the phone form. */
export const phoneView = actorView<typeof phoneMachine>();
/** Access to the actor of the email form. */
export const emailView = actorView<typeof emailMachine>();
/** Access to the actor of the birthday form. */
export const birthdayView = actorView<typeof birthdayMachine>();
