import type { InvalidField, TextRefusedEvent } from './invalidField.ts';
import type { ResourceRef } from '#machines/kit/resource/resource.machine.ts';
import type { FieldWords, Refusal } from '#machines/kit/submission/refusal.ts';
import type { SubmissionEvent, SubmissionMachine } from '#machines/kit/submission/submission.machine.ts';

/**
 * The submission of a form: its secret is the values, which are stored nowhere, and its receipt is the server's
 * message.
 */
export type FormSubmission<Values> = SubmissionMachine<null, string, Values>;

/** The options of a form of the member area. */
export interface FormOptions<Values> {
  id: string;
  /** the first rule that the values break, in the order of the document (D27) */
  invalid: (values: Values) => InvalidField<keyof Values & string> | null;
  /** the success text, made from the server's message, which may be empty */
  success: (message: string) => string;
  /** shown if the server refuses or fails without a message */
  fallback: string;
  /** how the server's words show which field they mean; otherwise they stand above the button */
  words?: FieldWords<keyof Values & string>;
  /** where success leads; it replaces the form in the history, so that Back does not return to it */
  leadsTo?: (values: Values) => string;
  /** the event sent to the session after a success */
  tells?: 'profile.refresh' | 'session.abandoned';
  /** the form offers loaded choices; their call is the `load` of the actor `choices` */
  hasChoices?: boolean;
}

/** The context of a form; `invalid` is its last refusal, and `next` is where the success of the submission leads. */
export interface FormContext<Values, Choice> {
  invalid: Refusal<keyof Values & string> | null;
  next: string | null;
  choices: ResourceRef<Choice[]> | null;
}

/** What happens to a form. */
export type FormEvent<Values> =
  | { type: 'submit'; values: Values }
  | { type: 'edited' }
  | TextRefusedEvent<keyof Values & string>
  | SubmissionEvent<string>;

/** The values of a `submit`, the only event that carries any. */
export function valuesOf<Values>(event: FormEvent<Values>): Values {
  if (event.type !== 'submit') throw new Error('Only a submit carries the values of a form');
  return event.values;
}
