import { boundSubmission } from '#calls/boundSubmission.ts';
import { submissionOf, type FormMachine } from '#machines/forms/form.machine.ts';

/** What the call of a form is given: the values, and the key that is the same for a retry of the same intent (D18). */
export interface FormRequest<Values> {
  values: Values;
  key: string;
}

/** A form with its call, which answers the server's message. */
export function boundForm<Values, Choice = never>(
  machine: FormMachine<Values, Choice>,
  run: (request: FormRequest<Values>, signal: AbortSignal) => Promise<string>,
): FormMachine<Values, Choice> {
  const submission = boundSubmission(submissionOf(machine), ({ secret, key }, signal) =>
    run({ values: secret, key }, signal),
  );
  return machine.provide({ actors: { submission } });
}
