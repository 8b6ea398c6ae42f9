import { boundForm } from '#calls/boundForm.ts';
import { storedUser } from '#calls/stored.ts';
import { birthdayMachine, emailMachine, phoneMachine } from '#machines/contact/contact.machine.ts';

/** Every known field of the call, because a backend may clear a missing one; a masked field is not known. */
function known(): Partial<Record<'mobile' | 'birthday' | 'email', string>> {
  const { mobile = '', birthday = '', email = '' } = storedUser() ?? {};
  const fields = Object.entries({ mobile, birthday, email });
  return Object.fromEntries(fields.filter(([, value]) => value !== '' && !value.includes('*')));
}

/** The phone form with its call. */
export const phone = boundForm(phoneMachine, 'POST /api/updateuserinfo', (values) => ({
  body: { ...known(), mobile: values.mobile.trim() },
}));

/** The email form with its call. */
export const email = boundForm(emailMachine, 'POST /api/updateuserinfo', (values) => ({
  body: { ...known(), email: values.email.trim() },
}));

/** The birthday form with its call. */
export const birthday = boundForm(birthdayMachine, 'POST /api/updateuserinfo', (values) => ({
  body: { ...known(), birthday: values.birthday },
}));
