import { updateUserInfo } from '#api/account.ts';
import { boundForm } from '#calls/boundForm.ts';
import { client } from '#calls/client.ts';
import { storedUser } from '#calls/stored.ts';
import { birthdayMachine, emailMachine, phoneMachine } from '#machines/contact/contact.machine.ts';

/** Every field of the call that is known, as a backend may empty what is not sent; a masked one is not known. */
function known(): Partial<Record<'mobile' | 'birthday' | 'email', string>> {
  const { mobile = '', birthday = '', email = '' } = storedUser() ?? {};
  const fields = Object.entries({ mobile, birthday, email });
  return Object.fromEntries(fields.filter(([, value]) => value !== '' && !value.includes('*')));
}

/** The phone form with its call. */
export const phone = boundForm(phoneMachine, ({ values }, signal) =>
  updateUserInfo(client, { ...known(), mobile: values.mobile.trim() }, signal),
);

/** The email form with its call. */
export const email = boundForm(emailMachine, ({ values }, signal) =>
  updateUserInfo(client, { ...known(), email: values.email.trim() }, signal),
);

/** The birthday form with its call. */
export const birthday = boundForm(birthdayMachine, ({ values }, signal) =>
  updateUserInfo(client, { ...known(), birthday: values.birthday }, signal),
);
