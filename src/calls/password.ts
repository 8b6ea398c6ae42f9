import { changePassword } from '#api/account.ts';
import { boundForm } from '#calls/boundForm.ts';
import { client } from '#calls/client.ts';
import { createPasswordMachine } from '#machines/password/password.machine.ts';
import type { PasswordKind } from '#machines/password/passwordRules.ts';

function password(kind: PasswordKind) {
  return boundForm(createPasswordMachine(kind), ({ values }, signal) =>
    changePassword(client, kind, { password: values.oldPassword, paypassword: values.newPassword }, signal),
  );
}

/** The change of the login password with its call. */
export const loginPassword = password('login');
/** The change of the fund password with its call. */
export const fundPassword = password('fund');
