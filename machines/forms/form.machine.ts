import { assign, sendTo, setup } from 'xstate';
import { tellInvalid, type InvalidField } from '#machines/forms/invalidField.ts';
import { createResourceMachine, type ResourceRef } from '#machines/resource/resource.machine.ts';
import { go, toast } from '#machines/root/effects.ts';
import { isShown, shownBy, type PageShown, type PageShownEvent } from '#machines/root/pageShown.ts';
import { SUBMISSION_TAG } from '#machines/root/submissionTag.ts';
import {
  createSubmissionMachine,
  type SubmissionCommand,
  type SubmissionEvent,
  type SubmissionMachine,
} from '#machines/submission/submission.machine.ts';

/** What a form sends: its values, which are kept nowhere; it is answered the server's message. */
export type FormSubmission<Values> = SubmissionMachine<null, string, Values>;

/** What a form of the member area decides for itself. */
export interface FormOptions<Values> {
  id: string;
  /** the first rule that the values break, in the order of the document (D27) */
  invalid: (values: Values) => InvalidField<keyof Values & string> | null;
  /** the text of success, made from the server's words, which may be empty */
  success: (message: string) => string;
  /** what is told where the server refuses or fails without words */
  fallback: string;
  /** where success leads; the form's place in the history is taken, so that Back does not bring it again */
  leadsTo?: (values: Values) => string;
  /** what the session is told of a success */
  tells?: 'profile.refresh' | 'session.abandoned';
  /** the form offers choices that are loaded; their call is the `load` of the actor `choices` */
  hasChoices?: boolean;
}

/** What a form knows besides its state; `next` is where the success of what was sent leads. */
export interface FormContext<Values, Choice> extends PageShown {
  invalid: InvalidField<keyof Values & string> | null;
  next: string | null;
  choices: ResourceRef<Choice[]> | null;
}

type FormEvent<Values> =
  | { type: 'submit'; values: Values }
  | { type: 'edited' }
  | PageShownEvent
  | SubmissionEvent<string>;

/** The values of a `submit`, the one event that carries any. */
function valuesOf<Values>(event: FormEvent<Values>): Values {
  if (event.type !== 'submit') throw new Error('Only a submit carries the values of a form');
  return event.values;
}

/**
 * A form of the member area that sends one thing (D18, D27): the first broken rule is a toast and a marked field,
 * a valid form is sent once, the outcome is always told. The values come with `submit` and are not kept, so that no
 * password is. Without an answer the form can be used again: a press sends the same intent again, typing makes
 * another. Left while it sends, it finishes and tells the outcome; left without an answer, it gives the intent up,
 * as what was typed is gone. A 401 is told by the expiry dialog alone (D6).
 */
export function createFormMachine<Values, Choice = never>(options: FormOptions<Values>) {
  const invalidOf = (event: FormEvent<Values>) =>
    event.type === 'submit' ? options.invalid(event.values) : null;

  return setup({
    types: {} as {
      context: FormContext<Values, Choice>;
      events: FormEvent<Values>;
      tags: 'busy' | typeof SUBMISSION_TAG;
      children: { submission: 'submission'; choices: 'choices' };
    },
    actors: {
      submission: createSubmissionMachine<null, string, Values>('formSubmission', {
        fallback: options.fallback,
        unsettled: options.fallback,
      }),
      choices: createResourceMachine<Choice[]>('choices'),
    },
    guards: { isValid: ({ event }) => invalidOf(event) === null, isShown },
    actions: {
      markInvalid: assign(({ event }) => ({ invalid: invalidOf(event) })),
      tellInvalid,
      clearInvalid: assign({ invalid: null }),
      noteNext: assign(({ event }) => ({ next: options.leadsTo?.(valuesOf(event)) ?? null })),
      noteShown: assign(shownBy),
      sendAgain: sendTo('submission', ({ event }): SubmissionCommand<Values> => ({
        type: 'submission.retry',
        secret: valuesOf(event),
      })),
      giveUp: sendTo('submission', { type: 'submission.abandon' } satisfies SubmissionCommand),
      tellSuccess: ({ system }, message: string) => toast({ system }, { text: options.success(message) }),
      tellSession: ({ system }) => {
        if (options.tells !== undefined) system.get('session')?.send({ type: options.tells });
      },
      /** who has left the form is not taken elsewhere */
      goOn: ({ system, context }) => {
        if (context.next !== null && context.shown) go({ system }, { to: context.next, replace: true });
      },
    },
  }).createMachine({
    id: options.id,
    context: ({ spawn }) => ({
      invalid: null,
      next: null,
      choices: options.hasChoices === true ? spawn('choices', { id: 'choices' }) : null,
      shown: true,
    }),
    on: { 'page.shown': { actions: 'noteShown' }, 'page.hidden': { actions: 'noteShown' } },
    initial: 'editing',
    states: {
      editing: {
        on: {
          edited: { actions: 'clearInvalid' },
          submit: [
            { guard: 'isValid', target: 'submitting', actions: ['clearInvalid', 'noteNext'] },
            { actions: ['markInvalid', 'tellInvalid'] },
          ],
        },
      },
      submitting: {
        tags: SUBMISSION_TAG,
        invoke: {
          src: 'submission',
          id: 'submission',
          input: ({ event }) => ({ intent: null, secret: valuesOf(event) }),
        },
        on: {
          'submission.done': {
            target: 'sent',
            actions: [{ type: 'tellSuccess', params: ({ event }) => event.receipt }, 'tellSession', 'goOn'],
          },
          'submission.failed': 'editing',
          'submission.abandoned': 'editing',
        },
        initial: 'sending',
        states: {
          sending: {
            tags: 'busy',
            on: {
              'submission.unsettled': [{ guard: 'isShown', target: 'unsettled' }, { actions: 'giveUp' }],
            },
          },
          /** nobody knows whether it arrived: pressing again is the same intent, other values are another */
          unsettled: {
            on: {
              edited: { actions: ['clearInvalid', 'giveUp'] },
              submit: [
                { guard: 'isValid', target: 'sending', actions: ['clearInvalid', 'sendAgain'] },
                { actions: ['markInvalid', 'tellInvalid'] },
              ],
              'page.hidden': { actions: ['noteShown', 'giveUp'] },
            },
          },
        },
      },
      sent: { tags: 'busy' },
    },
  });
}

/** The machine of a form with these values and choices. */
export type FormMachine<Values, Choice = never> = ReturnType<typeof createFormMachine<Values, Choice>>;

/** What this form sends, for the calls to bind. */
export function submissionOf<Values, Choice>(machine: FormMachine<Values, Choice>): FormSubmission<Values> {
  return machine.implementations.actors.submission as unknown as FormSubmission<Values>;
}
