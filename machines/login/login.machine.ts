import { assertEvent, assign, sendTo, setup } from 'xstate';
import { failureText } from '#machines/kit/calls/failureText.ts';
import { unboundCall } from '#machines/kit/calls/unboundCall.ts';
import { notifyInvalid, type TextRefusedEvent } from '#machines/kit/form/invalidField.ts';
import { refusalOf, type Refusal } from '#machines/kit/submission/refusal.ts';
import { invalidLogin, LOGIN_WORDS, type LoginValues } from '#machines/login/loginRules.ts';
import { wantedPath } from '#machines/app/navigation/routes.ts';
import { systemActor } from '#machines/app/systemActors.ts';

/**
 * The login page (spec 1 §2, §5, D3, D27). The typed values stay in the form and come with `submit`, so the machine
 * never stores a password; a second `submit` is ignored while the first is in progress (D18). `logIn` stores the token
 * itself and returns nothing. `input.search` is the page's raw query.
 */
export const loginMachine = setup({
  types: {} as {
    context: { invalid: Refusal<keyof LoginValues> | null; search: string };
    events:
      | { type: 'submit'; values: LoginValues }
      | { type: 'edited' }
      | TextRefusedEvent<keyof LoginValues>;
    input: { search: string };
  },
  actors: { logIn: unboundCall<void, LoginValues>('logIn') },
  guards: { isValid: (_, values: LoginValues) => invalidLogin(values) === null },
  actions: {
    markInvalid: assign((_, values: LoginValues) => ({ invalid: invalidLogin(values) })),
    markRefused: assign((_, invalid: Refusal<keyof LoginValues> | null) => ({ invalid })),
    clearInvalid: assign({ invalid: null }),
    startSession: sendTo(({ system, self }) => systemActor(system, 'session') ?? self, {
      type: 'session.started',
    }),
    notifyInvalid,
    // sent like the start of the session, and so after it: the guard of the wanted route requires a member
    enter: sendTo(
      ({ system, self }) => systemActor(system, 'navigation') ?? self,
      ({ context }) => ({
        type: 'navigation.go',
        to: wantedPath(context.search) ?? '/',
        replace: true,
      }),
    ),
  },
}).createMachine({
  id: 'login',
  context: ({ input }) => ({ invalid: null, search: input.search }),
  initial: 'editing',
  states: {
    editing: {
      on: {
        edited: { actions: 'clearInvalid' },
        'text.refused': {
          actions: [{ type: 'markRefused', params: ({ event }) => event.invalid }, 'notifyInvalid'],
        },
        submit: [
          {
            guard: { type: 'isValid', params: ({ event }) => event.values },
            target: 'submitting',
            actions: 'clearInvalid',
          },
          {
            actions: [{ type: 'markInvalid', params: ({ event }) => event.values }, 'notifyInvalid'],
          },
        ],
      },
    },
    submitting: {
      tags: 'busy',
      invoke: {
        src: 'logIn',
        id: 'logIn',
        input: ({ event }) => {
          assertEvent(event, 'submit');
          return { name: event.values.name.trim(), password: event.values.password };
        },
        onDone: {
          target: 'entered',
          actions: ['startSession', 'enter'],
        },
        onError: {
          target: 'editing',
          actions: [
            { type: 'markRefused', params: ({ event }) => refusalOf(failureText(event.error), LOGIN_WORDS) },
            'notifyInvalid',
          ],
        },
      },
    },
    entered: { tags: 'busy' },
  },
});
