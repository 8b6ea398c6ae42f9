import { assign, sendTo, setup } from 'xstate';
import { valuesOf, type FormContext, type FormEvent, type FormOptions } from './formOptions.ts';
import { notifyInvalid, type InvalidField } from './invalidField.ts';
import { createResourceMachine } from '#machines/kit/resource/resource.machine.ts';
import { refusalOf } from '#machines/kit/submission/refusal.ts';
import { go, toast } from '#machines/app/effects.ts';
import { systemActor } from '#machines/app/systemActors.ts';
import {
  createSubmissionMachine,
  type SubmissionCommand,
} from '#machines/kit/submission/submission.machine.ts';

/**
 * A form of the member area that sends one thing (D18, D27): the first broken rule is shown as a toast and marks its
 * field, a valid form is sent once, and the outcome is always shown. The words of the server stay with the field that
 * they mean, or with the form, until it is edited or sent again. The values come with `submit` and are not stored, so no password is. Without an answer the form can be used again: another press sends the same intent again, and
 * typing starts a new one. A field that refuses a pasted text is marked the same way and keeps its text (D64). Only the
 * expiry dialog shows a 401 (D6).
 */
export function createFormMachine<Values, Choice = never>(options: FormOptions<Values>) {
  const invalidOf = (event: FormEvent<Values>) =>
    event.type === 'submit' ? options.invalid(event.values) : null;

  return setup({
    types: {} as {
      context: FormContext<Values, Choice>;
      events: FormEvent<Values>;
      tags: 'busy';
      children: { submission: 'submission'; choices: 'choices' };
    },
    actors: {
      submission: createSubmissionMachine<null, string, Values>('formSubmission', {
        fallback: options.fallback,
        unsettled: options.fallback,
      }),
      choices: createResourceMachine<Choice[]>('choices'),
    },
    guards: { isValid: ({ event }) => invalidOf(event) === null },
    actions: {
      markInvalid: assign(({ event }) => ({ invalid: invalidOf(event) })),
      notifyInvalid,
      markFailed: assign((_, text: string) => ({ invalid: refusalOf(text, options.words) })),
      markRefused: assign((_, invalid: InvalidField<keyof Values & string>) => ({ invalid })),
      clearInvalid: assign({ invalid: null }),
      noteNext: assign(({ event }) => ({ next: options.leadsTo?.(valuesOf(event)) ?? null })),
      sendAgain: sendTo('submission', ({ event }): SubmissionCommand<Values> => ({
        type: 'submission.retry',
        secret: valuesOf(event),
      })),
      giveUp: sendTo('submission', { type: 'submission.abandon' } satisfies SubmissionCommand),
      notifySuccess: ({ system }, message: string) => toast({ system }, { text: options.success(message) }),
      notifySession: ({ system }) => {
        if (options.tells !== undefined) systemActor(system, 'session')?.send({ type: options.tells });
      },
      goOn: ({ system, context }) => {
        if (context.next !== null) go({ system }, { to: context.next, replace: true });
      },
    },
  }).createMachine({
    id: options.id,
    context: ({ spawn }) => ({
      invalid: null,
      next: null,
      choices: options.hasChoices === true ? spawn('choices', { id: 'choices' }) : null,
    }),
    initial: 'editing',
    states: {
      editing: {
        on: {
          edited: { actions: 'clearInvalid' },
          'text.refused': {
            actions: [{ type: 'markRefused', params: ({ event }) => event.invalid }, 'notifyInvalid'],
          },
          submit: [
            { guard: 'isValid', target: 'submitting', actions: ['clearInvalid', 'noteNext'] },
            { actions: ['markInvalid', 'notifyInvalid'] },
          ],
        },
      },
      submitting: {
        invoke: {
          src: 'submission',
          id: 'submission',
          input: ({ event }) => ({ intent: null, secret: valuesOf(event) }),
        },
        on: {
          'submission.done': {
            target: 'sent',
            actions: [
              { type: 'notifySuccess', params: ({ event }) => event.receipt },
              'notifySession',
              'goOn',
            ],
          },
          'submission.failed': {
            target: 'editing',
            actions: { type: 'markFailed', params: ({ event }) => event.text },
          },
          'submission.abandoned': 'editing',
        },
        initial: 'sending',
        states: {
          sending: {
            tags: 'busy',
            on: {
              'submission.unsettled': {
                target: 'unsettled',
                actions: { type: 'markFailed', params: ({ event }) => event.text },
              },
            },
          },
          /** unknown outcome: another press is the same intent, other values are a new one */
          unsettled: {
            on: {
              edited: { actions: ['clearInvalid', 'giveUp'] },
              'text.refused': {
                actions: [{ type: 'markRefused', params: ({ event }) => event.invalid }, 'notifyInvalid'],
              },
              submit: [
                { guard: 'isValid', target: 'sending', actions: ['clearInvalid', 'sendAgain'] },
                { actions: ['markInvalid', 'notifyInvalid'] },
              ],
            },
          },
        },
      },
      sent: { tags: 'busy' },
    },
  });
}
