import * as api from '#api/login.ts';
import { client } from '#calls/client.ts';
import { boundCall } from '#calls/boundCall.ts';
import { forgetInviter } from '#calls/inviter.ts';
import { keepToken } from '#calls/keepToken.ts';
import { registerMachine } from '#machines/register/register.machine.ts';
import type { Registration } from '#machines/register/registerRules.ts';

/**
 * The registration page with its call, which sends the server the address at which the site was opened, without the
 * query.
 */
export const register = registerMachine.provide({
  actors: {
    register: boundCall(async (registration: Registration, signal) => {
      const payload = {
        name: registration.name,
        password: registration.password,
        password_confirmation: registration.password_confirmation,
        realname: registration.realname,
        phone: registration.phone,
        smsCode: registration.smsCode,
        invite_code: registration.invite_code,
        pid: registration.pid,
        sourceurl: window.location.origin,
      };
      const token = await api.register(client, payload, signal);
      forgetInviter();
      keepToken(token, signal);
    }),
  },
});
