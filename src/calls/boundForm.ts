import type { CallName, SentBy } from '#api/contract/contract.ts';
import { submitForm } from '#api/submitForm.ts';
import { boundSubmission } from '#calls/boundSubmission.ts';
import { client } from '#calls/client.ts';
import { submissionOf, type FormMachine } from '#machines/kit/form/formSubmission.ts';

/**
 * A form with its call; the receipt is the server's message. `sent` creates the request from the values. The key is the
 * same for a retry of the same intent (D18); passing a key to a call of the contract that takes none does not compile.
 *
 *     export const agent = boundForm(agentMachine, 'POST /api/applyagentdo', (values, idempotencyKey) => ({
 *       body: { mobile: values.mobile.trim(), apply_info: values.reason.trim() },
 *       idempotencyKey,
 *     }));
 */
export function boundForm<Values, Choice, Name extends CallName>(
  machine: FormMachine<Values, Choice>,
  name: Name,
  sent: (values: Values, idempotencyKey: string) => SentBy<Name>,
): FormMachine<Values, Choice> {
  const submission = boundSubmission(
    submissionOf(machine),
    ({ secret, key }, signal) => submitForm(client, name, sent(secret, key), signal),
    machine.id,
  );
  return machine.provide({ actors: { submission } });
}
