import { boundCall } from '#calls/boundCall.ts';
import { fetchMember } from '#calls/member.ts';
import { accountMachine } from '#machines/account/account.machine.ts';

/** The account settings with their call. */
export const account = accountMachine.provide({
  actors: { fetchUser: boundCall((_: void, signal) => fetchMember(signal)) },
});
