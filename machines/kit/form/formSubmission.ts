import { StateMachine } from 'xstate';
import type { createFormMachine } from './form.machine.ts';
import type { FormSubmission } from './formOptions.ts';

/** The machine of a form with these values and choices. */
export type FormMachine<Values, Choice = never> = ReturnType<typeof createFormMachine<Values, Choice>>;

/** Every machine under this name is the submission that the form was made with. */
function isSubmission<Values>(logic: unknown): logic is FormSubmission<Values> {
  return logic instanceof StateMachine;
}

/** The submission of this form, for the calls to bind. */
export function submissionOf<Values, Choice>(machine: FormMachine<Values, Choice>): FormSubmission<Values> {
  const { submission } = machine.implementations.actors;
  if (isSubmission<Values>(submission)) return submission;
  throw new Error(`The form ${machine.id} has no submission`);
}
