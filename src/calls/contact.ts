import { updateUserInfo } from '#api/account.ts';
import { boundCall } from '#calls/boundCall.ts';
import { client } from '#calls/client.ts';
import { emailMachine, phoneMachine } from '#machines/contact/contact.machine.ts';
import type { FormRequest } from '#machines/forms/form.machine.ts';

/** The phone form with its call. */
export const phone = phoneMachine.provide({
  actors: {
    send: boundCall(({ values }: FormRequest<{ mobile: string }>, signal) =>
      updateUserInfo(client, { mobile: values.mobile.trim() }, signal),
    ),
  },
});

/** The email form with its call. */
export const email = emailMachine.provide({
  actors: {
    send: boundCall(({ values }: FormRequest<{ email: string }>, signal) =>
      updateUserInfo(client, { email: values.email.trim() }, signal),
    ),
  },
});
