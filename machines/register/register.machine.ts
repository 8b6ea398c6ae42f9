import { assertEvent, assign, sendTo, setup } from 'xstate';
import { failureText } from '#machines/kit/calls/failureText.ts';
import { unboundCall } from '#machines/kit/calls/unboundCall.ts';
import { notifyInvalid, type InvalidField, type TextRefusedEvent } from '#machines/kit/form/invalidField.ts';
import { refusalOf, type Refusal } from '#machines/kit/submission/refusal.ts';
import {
  invalidCodeRequest,
  invalidRegistration,
  REGISTER_WORDS,
  trimmed,
  wrongAfterLeaving,
  type Registration,
  type RegisterValues,
} from '#machines/register/registerRules.ts';
import { wantedPath } from '#machines/app/navigation/routes.ts';
import { systemActor } from '#machines/app/systemActors.ts';

/**
 * The registration page (spec 1 §2, §5, D3, D27–D30). As on the login page, the values come with `submit` and are not
 * stored. `field.left` marks what is wrong in a field as soon as it is left; `submit` refuses in the document's order.
 * `code.requested` passes a valid phone number to the SMS cooldown, which survives when this page is left.
 * `register` stores the token itself. `input.search` is the page's raw query, with `redirect`; `input.pid` is the referrer of the followed link (D67).
 */
export const registerMachine = setup({
  types: {} as {
    context: {
      /** what the last submit, request of a code or insertion was refused for */
      invalid: Refusal<keyof RegisterValues> | null;
      /** what is wrong in fields that were left, until they are edited */
      wrong: readonly InvalidField<keyof RegisterValues>[];
      search: string;
      pid: string;
      inviteCode: RegExp;
    };
    events:
      | { type: 'submit'; values: RegisterValues; smsOpen: boolean }
      | { type: 'code.requested'; values: Pick<RegisterValues, 'phone' | 'name'> }
      | { type: 'field.left'; field: keyof RegisterValues; values: RegisterValues; smsOpen: boolean }
      | { type: 'edited'; field: string }
      | TextRefusedEvent<keyof RegisterValues>;
    input: { search: string; pid: string; inviteCode: RegExp };
  },
  actors: { register: unboundCall<void, Registration>('register') },
  guards: {
    isValid: (_, invalid: InvalidField | null) => invalid === null,
  },
  actions: {
    markInvalid: assign((_, invalid: Refusal<keyof RegisterValues> | null) => ({ invalid })),
    clearInvalid: assign({ invalid: null }),
    judgeLeft: assign(({ context, event }) => {
      assertEvent(event, 'field.left');
      return { wrong: wrongAfterLeaving(context.wrong, event.field, event.values, { ...context, ...event }) };
    }),
    forgetWrong: assign(({ context }, edited: string) => ({
      wrong: context.wrong.filter(({ field }) => field !== edited),
    })),
    /** the words about the code go with an edit, and with the page */
    notifyEdited: ({ system }) => systemActor(system, 'smsCooldown')?.send({ type: 'edited' }),
    sendCode: ({ system }, phone: string) =>
      systemActor(system, 'smsCooldown')?.send({ type: 'sms.send', phone }),
    welcome: ({ system }) => systemActor(system, 'newcomer')?.send({ type: 'member.registered' }),
    startSession: sendTo(({ system, self }) => systemActor(system, 'session') ?? self, {
      type: 'session.started',
    }),
    notifyInvalid,
    // sent like the start of the session, and so after it: the guard of the wanted route requires a member
    enter: sendTo(
      ({ system, self }) => systemActor(system, 'navigation') ?? self,
      ({ context }) => ({ type: 'navigation.go', to: wantedPath(context.search) ?? '/', replace: true }),
    ),
  },
}).createMachine({
  id: 'register',
  context: ({ input }) => ({ ...input, invalid: null, wrong: [] }),
  entry: 'notifyEdited',
  initial: 'editing',
  states: {
    editing: {
      on: {
        edited: {
          actions: [
            'clearInvalid',
            { type: 'forgetWrong', params: ({ event }) => event.field },
            'notifyEdited',
          ],
        },
        'field.left': { actions: 'judgeLeft' },
        'text.refused': {
          actions: [{ type: 'markInvalid', params: ({ event }) => event.invalid }, 'notifyInvalid'],
        },
        'code.requested': [
          {
            guard: { type: 'isValid', params: ({ event }) => invalidCodeRequest(event.values) },
            actions: ['clearInvalid', { type: 'sendCode', params: ({ event }) => event.values.phone.trim() }],
          },
          {
            actions: [
              { type: 'markInvalid', params: ({ event }) => invalidCodeRequest(event.values) },
              'notifyInvalid',
            ],
          },
        ],
        submit: [
          {
            guard: {
              type: 'isValid',
              params: ({ context, event }) => invalidRegistration(event.values, { ...context, ...event }),
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
        onDone: { target: 'entered', actions: ['welcome', 'startSession', 'enter'] },
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
