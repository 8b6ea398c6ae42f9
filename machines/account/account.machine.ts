import { assign, setup } from 'xstate';
import { loadFailureText } from '#machines/kit/calls/loadFailure.ts';
import { unboundCall } from '#machines/kit/calls/unboundCall.ts';
import { systemActor } from '#machines/app/systemActors.ts';
import type { UserInfo } from '#machines/app/session/userInfo.ts';

/**
 * The account settings (spec 2 §2): fetches the member's info, so that changes made elsewhere appear, and passes it to
 * the session, which provides it to every page. A visitor's call is answered with 401, and the expiry dialog opens
 * (D1).
 */
export const accountMachine = setup({
  types: {} as {
    context: { /** the error text that is shown */ failure: string };
    events: { type: 'retry' };
  },
  actors: { fetchUser: unboundCall<UserInfo>('fetchUser') },
  actions: {
    notifySession: ({ system }, user: UserInfo) =>
      systemActor(system, 'session')?.send({ type: 'profile.changed', user }),
  },
}).createMachine({
  id: 'account',
  context: { failure: '' },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'fetchUser',
        id: 'fetchUser',
        onDone: {
          target: 'ready',
          actions: { type: 'notifySession', params: ({ event }) => event.output },
        },
        onError: {
          target: 'failed',
          actions: assign({ failure: ({ event }) => loadFailureText(event.error) }),
        },
      },
    },
    ready: {},
    failed: { on: { retry: 'loading' } },
  },
});
