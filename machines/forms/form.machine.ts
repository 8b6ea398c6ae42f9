import { assign, setup, stateIn } from 'xstate';
import { toCallError } from '#machines/calls/callError.ts';
import { failureText, type FailureTexts } from '#machines/calls/failureText.ts';
import { unboundCall } from '#machines/calls/unboundCall.ts';
import { tellInvalid, type InvalidField } from '#machines/forms/invalidField.ts';
import { createResourceMachine, type ResourceRef } from '#machines/resource/resource.machine.ts';
import { go, settled, toast } from '#machines/root/effects.ts';
import { SUBMISSION_TAG } from '#machines/root/submissionTag.ts';
import { isUnsettled } from '#machines/submission/submission.machine.ts';

/** What the call of a form is given: the values, and the key that is the same for a retry of the same intent (D18). */
export interface FormRequest<Values> {
  values: Values;
  key: string;
}

/** What a form of the member area decides for itself. */
export interface FormOptions<Values> {
  id: string;
  /** the first rule that the values break, in the order of the document (D27) */
  invalid: (values: Values) => InvalidField<keyof Values & string> | null;
  /** the text of success, made from the server's words, which may be empty */
  success: (message: string) => string;
  failure?: FailureTexts;
  /** where success leads; the form's place in the history is taken, so that Back does not bring it again */
  leadsTo?: (values: Values) => string;
  /** what the session is told of a success */
  tells?: 'profile.refresh' | 'session.abandoned';
  /** the form offers choices that are loaded; their call is the `load` of the actor `choices` */
  hasChoices?: boolean;
}

/** What a form knows besides its state; `key` is of an intent whose outcome is not known, empty before one. */
export interface FormContext<Values, Choice> {
  invalid: InvalidField<keyof Values & string> | null;
  key: string;
  next: string | null;
  choices: ResourceRef<Choice[]> | null;
  newKey: () => string;
}

type FormEvent<Values> =
  | { type: 'submit'; values: Values }
  | { type: 'edited' }
  | { type: 'page.shown' }
  | { type: 'page.hidden' };

/**
 * A form of the member area that sends one thing (D18, D27): the first broken rule is a toast and a marked field,
 * a valid form is sent once, the outcome is always told. The values come with `submit` and are not kept, so that no
 * password is. Left while it sends, it finishes and tells the outcome; then the root closes it.
 * A 401 is told by the expiry dialog alone (D6). `send` answers the server's message; `input.newKey` makes the keys.
 */
export function createFormMachine<Values, Choice = never>(options: FormOptions<Values>) {
  const invalidOf = (event: FormEvent<Values>) =>
    event.type === 'submit' ? options.invalid(event.values) : null;

  return setup({
    types: {
      context: {} as FormContext<Values, Choice>,
      events: {} as FormEvent<Values>,
      input: {} as { newKey: () => string },
      tags: {} as 'busy' | typeof SUBMISSION_TAG,
    },
    actors: {
      send: unboundCall<string, FormRequest<Values>>(options.id),
      choices: createResourceMachine<Choice[]>('choices'),
    },
    guards: {
      isValid: ({ event }) => invalidOf(event) === null,
      isLeft: stateIn({ submitting: 'left' }),
      isExpired: ({ event }) => 'error' in event && toCallError(event.error).kind === 'expired',
      isUnsettled: ({ event }) => 'error' in event && isUnsettled(toCallError(event.error)),
    },
    actions: {
      markInvalid: assign(({ event }) => ({ invalid: invalidOf(event) })),
      tellInvalid,
      clearInvalid: assign({ invalid: null }),
      noteIntent: assign(({ context, event }) =>
        event.type === 'submit'
          ? { key: context.key || context.newKey(), next: options.leadsTo?.(event.values) ?? null }
          : {},
      ),
      forgetIntent: assign({ key: '' }),
      tellSuccess: ({ system }, message: string) =>
        toast({ system }, { text: options.success(message), place: 'member' }),
      tellFailure: ({ system, event }) => {
        const error = 'error' in event ? event.error : undefined;
        toast({ system }, { text: failureText(error, options.failure), place: 'member' });
      },
      tellSession: ({ system }) => {
        if (options.tells !== undefined) system.get('session')?.send({ type: options.tells });
      },
      goOn: ({ system, context }) => {
        if (context.next !== null) go({ system }, { to: context.next, replace: true });
      },
      settled,
    },
  }).createMachine({
    id: options.id,
    context: ({ input, spawn }) => ({
      invalid: null,
      key: '',
      next: null,
      choices: options.hasChoices === true ? spawn('choices', { id: 'choices' }) : null,
      newKey: input.newKey,
    }),
    initial: 'editing',
    states: {
      editing: {
        on: {
          // other values are another intent
          edited: { actions: ['clearInvalid', 'forgetIntent'] },
          submit: [
            { guard: 'isValid', target: 'submitting', actions: ['clearInvalid', 'noteIntent'] },
            { actions: ['markInvalid', 'tellInvalid'] },
          ],
        },
      },
      submitting: {
        tags: ['busy', SUBMISSION_TAG],
        invoke: {
          src: 'send',
          id: 'send',
          input: ({ context, event }) => {
            if (event.type !== 'submit') throw new Error('Only a submit sends the form');
            return { values: event.values, key: context.key };
          },
          onDone: [
            {
              guard: 'isLeft',
              target: 'sent',
              actions: [
                { type: 'tellSuccess', params: ({ event }) => event.output },
                'tellSession',
                'settled',
              ],
            },
            {
              target: 'sent',
              actions: [{ type: 'tellSuccess', params: ({ event }) => event.output }, 'tellSession', 'goOn'],
            },
          ],
          onError: [
            { guard: 'isExpired', target: 'editing', actions: ['forgetIntent', 'settled'] },
            // nobody knows whether it arrived: a retry is the same intent
            { guard: 'isUnsettled', target: 'editing', actions: ['tellFailure', 'settled'] },
            { target: 'editing', actions: ['forgetIntent', 'tellFailure', 'settled'] },
          ],
        },
        initial: 'watched',
        states: {
          watched: { on: { 'page.hidden': 'left' } },
          left: { on: { 'page.shown': 'watched' } },
        },
      },
      sent: { tags: 'busy' },
    },
  });
}

/** The machine of a form with these values and choices. */
export type FormMachine<Values, Choice = never> = ReturnType<typeof createFormMachine<Values, Choice>>;
