import { setup } from 'xstate';
import { unboundCall } from '#machines/calls/unboundCall.ts';
import type { UserInfo } from '#machines/session/userInfo.ts';

/**
 * The account settings (spec 2 §2): asks for the member's info, so that what was changed elsewhere shows, and hands
 * it to the session, which shows it everywhere. A visitor's call is answered 401 and the expiry dialog follows (D1).
 */
export const accountMachine = setup({
  types: { events: {} as { type: 'retry' } },
  actors: { fetchUser: unboundCall<UserInfo>('fetchUser') },
  actions: {
    tellSession: ({ system }, user: UserInfo) =>
      system.get('session')?.send({ type: 'profile.changed', user }),
  },
}).createMachine({
  id: 'account',
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
        onError: 'failed',
      },
    },
    ready: {},
    failed: { on: { retry: 'loading' } },
  },
});
