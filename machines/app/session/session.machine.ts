import { routeOf, wantedFrom, withRedirect } from '#machines/app/navigation/routes.ts';
import { member } from './memberState.ts';
import { sessionSetup } from './sessionSetup.ts';

/** The login that leads back to where the session expired (D68), but into no game that was opened for that session. */
function loginAfterExpiry(location: string): string {
  return withRedirect('/login', routeOf(location)?.path === '/game-shell' ? null : wantedFrom(location));
}

/**
 * Who is using the app (spec 1 §4, §6, D1, D6, D8): a visitor, a member, or a member whose login has expired. The token
 * is not here: the calls keep it in session storage. `input.user` is the stored user info, `input.hasToken` whether a
 * token was found. Sends its parent `session.ended` when a member's session has ended.
 */
export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  context: ({ input }) => ({ user: input.user, failure: '', hasToken: input.hasToken }),
  initial: 'restoring',
  states: {
    restoring: { always: [{ guard: 'hasToken', target: 'member' }, { target: 'visitor' }] },
    visitor: { entry: 'forgetMember', on: { 'session.started': 'member', 'call.expired': 'expired' } },
    member,
    loggingOut: {
      tags: ['member', 'dialog'],
      initial: 'requesting',
      states: {
        requesting: {
          invoke: { src: 'logOff', id: 'logOff', onDone: 'leaving', onError: 'leaving' },
          after: { logoffTimeout: 'leaving' },
        },
        leaving: {
          entry: 'clearStorage',
          after: {
            logoutRedirect: {
              target: '#session.visitor',
              actions: [
                { type: 'notifyEnded', params: true },
                { type: 'go', params: { to: '/', replace: true } },
              ],
            },
          },
        },
      },
    },

    /** A changed password: nothing of the session is left except the page that reports it (spec 2 §4). */
    abandoned: {
      tags: 'member',
      entry: ['clearStorage', 'forgetMember'],
      after: {
        abandonRedirect: {
          target: 'visitor',
          actions: [
            { type: 'notifyEnded', params: true },
            { type: 'go', params: { to: '/login', replace: true } },
          ],
        },
      },
    },

    expired: {
      tags: ['member', 'dialog'],
      on: {
        'expiry.confirmed': {
          target: 'visitor',
          actions: [
            'clearStorage',
            { type: 'notifyEnded', params: false },
            {
              type: 'go',
              params: ({ event }) => ({ to: loginAfterExpiry(event.location), replace: true }),
            },
          ],
        },
      },
    },
  },
});
