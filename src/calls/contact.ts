import { updateUserInfo } from '#api/account.ts';
import { boundForm } from '#calls/boundForm.ts';
import { client } from '#calls/client.ts';
import { emailMachine, phoneMachine } from '#machines/contact/contact.machine.ts';

/** The phone form with its call. */
export const phone = boundForm(phoneMachine, ({ values }, signal) =>
  updateUserInfo(client, { mobile: values.mobile.trim() }, signal),
);

/** The email form with its call. */
export const email = boundForm(emailMachine, ({ values }, signal) =>
  updateUserInfo(client, { email: values.email.trim() }, signal),
);
