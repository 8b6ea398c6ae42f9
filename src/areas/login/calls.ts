import * as api from '#api/login.ts';
import { client } from '#calls/client.ts';
import { boundCall } from '#calls/boundCall.ts';
import { keepToken } from '#calls/keepToken.ts';
import type { LoginValues } from '#machines/login/loginRules.ts';
import { loginMachine } from '#machines/login/login.machine.ts';

/** The login page with its call; the token is only stored in session storage. */
export const login = loginMachine.provide({
  actors: {
    logIn: boundCall(async (values: LoginValues, signal) =>
      keepToken(await api.login(client, { name: values.name, password: values.password }, signal), signal),
    ),
  },
});
