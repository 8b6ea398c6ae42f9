import { assertEvent, assign, sendTo, setup } from 'xstate';
import { failureText } from '#machines/kit/calls/failureText.ts';
import { unboundCall } from '#machines/kit/calls/unboundCall.ts';
import { notifyInvalid, type TextRefusedEvent } from '#machines/kit/form/invalidField.ts';
import { refusalOf, type Refusal } from '#machines/kit/submission/refusal.ts';
import {
  invalidRegistration,
  isPhone,
  PHONE_TEXT,
  REGISTER_WORDS,
  trimmed,
  type RegisterPolicy,
  type RegisterValues,
} from '#machines/register/registerRules.ts';
import { wantedPath } from '#machines/app/navigation/routes.ts';
import { systemActor } from '#machines/app/systemActors.ts';

/** The input of the registration call: the values, and the referrer (spec 1 §2); empty if there is none. */
export interface Registration extends RegisterValues {
  pid: string;
}

/**
 * The registration page (spec 1 §2, §5, D3, D27–D30). As on the login page, the values come with `submit` and are not
 * stored. `code.requested` passes a valid phone number to the SMS cooldown, which survives when this page is left.
 * `register` stores the token itself. `input.search` is the page's raw query, with `redirect`; `input.pid` is the referrer of the followed link (D67).
 */
export const registerMachine = setup({
  types: {} as {
    context: {
      invalid: Refusal<keyof RegisterValues> | null;
      search: string;
      pid: string;
      inviteCode: RegExp;
    };
    events:
      | { type: 'submit'; values: RegisterValues; smsOpen: boolean }
      | { type: 'code.requested'; phone: string }
      | { type: 'edited' }
      | TextRefusedEvent<keyof RegisterValues>;
    input: { search: string; pid: string; inviteCode: RegExp };
  },
  actors: { register: unboundCall<void, Registration>('register') },
  guards: {
    isValid: (_, form: { values: RegisterValues; policy: RegisterPolicy }) =>
      invalidRegistration(form.values, form.policy) === null,
    isPhone: (_, phone: string) => isPhone(phone),
  },
  actions: {
    markInvalid: assign((_, invalid: Refusal<keyof RegisterValues> | null) => ({ invalid })),
    clearInvalid: assign({ invalid: null }),
    sendCode: ({ system }, phone: string) =>
      systemActor(system, 'smsCooldown')?.send({ type: 'sms.send', phone }),
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
  id: 'register',
  context: ({ input }) => ({ ...input, invalid: null }),
  initial: 'editing',
  states: {
    editing: {
      on: {
        edited: { actions: 'clearInvalid' },
        'text.refused': {
          actions: [{ type: 'markInvalid', params: ({ event }) => event.invalid }, 'notifyInvalid'],
        },
        'code.requested': [
          {
            guard: { type: 'isPhone', params: ({ event }) => event.phone.trim() },
            actions: ['clearInvalid', { type: 'sendCode', params: ({ event }) => event.phone.trim() }],
          },
          {
            actions: [{ type: 'markInvalid', params: { field: 'phone', text: PHONE_TEXT } }, 'notifyInvalid'],
          },
        ],
        submit: [
          {
            guard: {
              type: 'isValid',
              params: ({ context, event }) => ({
                values: event.values,
                policy: { smsOpen: event.smsOpen, inviteCode: context.inviteCode },
              }),
            },
            target: 'submitting',
            actions: 'clearInvalid',
          },
          {
            actions: [
              {
                type: 'markInvalid',
                params: ({ context, event }) => invalidRegistration(event.values, { ...context, ...event }),
              },
              'notifyInvalid',
            ],
          },
        ],
      },
    },
    submitting: {
      tags: 'busy',
      invoke: {
        src: 'register',
        id: 'register',
        input: ({ context, event }) => {
          assertEvent(event, 'submit');
          return { ...trimmed(event.values), pid: context.pid };
        },
        onDone: {
          target: 'entered',
          actions: ['startSession', 'enter'],
        },
        onError: {
          target: 'editing',
          actions: [
            {
              type: 'markInvalid',
              params: ({ event }) => refusalOf(failureText(event.error), REGISTER_WORDS),
            },
            'notifyInvalid',
          ],
        },
      },
    },
    entered: { tags: 'busy' },
  },
});
