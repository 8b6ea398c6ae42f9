import { assign, setup } from 'xstate';
import { loadFailureText } from '#machines/calls/loadFailure.ts';
import { unboundCall } from '#machines/calls/unboundCall.ts';
import type { UserInfo } from '#machines/session/userInfo.ts';

/**
 * The account settings (spec 2 §2): asks for the member's info, so that what was changed elsewhere shows, and hands
 * it to the session, which shows it everywhere. A visitor's call is answered 401 and the expiry dialog follows (D1).
 */
export const accountMachine = setup({
  types: {} as {
    context: { /** why it could not be loaded, as it is shown */ failure: string };
    events: { type: 'retry' };
  },
  actors: { fetchUser: unboundCall<UserInfo>('fetchUser') },
  actions: {
    tellSession: ({ system }, user: UserInfo) =>
      system.get('session')?.send({ type: 'profile.changed', user }),
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
          actions: { type: 'tellSession', params: ({ event }) => event.output },
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
