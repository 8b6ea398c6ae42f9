import { changePassword } from '#api/account.ts';
import { boundCall } from '#calls/boundCall.ts';
import { client } from '#calls/client.ts';
import type { FormRequest } from '#machines/forms/form.machine.ts';
import { createPasswordMachine } from '#machines/password/password.machine.ts';
import type { PasswordKind, PasswordValues } from '#machines/password/passwordRules.ts';

function password(kind: PasswordKind) {
  return createPasswordMachine(kind).provide({
    actors: {
      send: boundCall(({ values }: FormRequest<PasswordValues>, signal) =>
        changePassword(
          client,
          kind,
          { password: values.oldPassword, paypassword: values.newPassword },
          signal,
        ),
      ),
    },
  });
}

/** The change of the login password with its call. */
export const loginPassword = password('login');
/** The change of the fund password with its call. */
export const fundPassword = password('fund');
