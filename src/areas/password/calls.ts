import { boundForm } from '#calls/boundForm.ts';
import { createPasswordMachine } from '#machines/password/password.machine.ts';
import type { PasswordValues } from '#machines/password/passwordRules.ts';

/** `password` is the old one, `paypassword` the new one, in both calls (D48). */
const sent = ({ oldPassword, newPassword }: PasswordValues) => ({
  body: { password: oldPassword, paypassword: newPassword },
});

/** The change of the login password with its call. */
export const loginPassword = boundForm(createPasswordMachine('login'), 'POST /api/editPassword', sent);
/** The change of the fund password with its call. */
export const fundPassword = boundForm(createPasswordMachine('fund'), 'POST /api/editPayPassword', sent);
