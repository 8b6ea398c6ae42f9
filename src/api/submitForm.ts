import type { Client } from '#api/client.ts';
import type { CallName, MethodOf, PathOf, SentBy } from '#api/contract/contract.ts';
import { ignored } from '#api/fields.ts';

/** Sends a call of the contract from whose answer only the server's message is read; returns the message. */
export function submitForm<Name extends CallName>(
  call: Client,
  name: Name,
  sent: SentBy<Name>,
  signal: AbortSignal,
): Promise<string> {
  const [method, path] = name.split(' ') as [MethodOf<CallName>, PathOf<CallName>];
  // the client's own types pair a method with its path, which a name that is generic does not tell them
  const send = call as (endpoint: object, options: object) => Promise<{ message: string }>;
  return send({ method, path, data: ignored }, { ...sent, signal }).then(({ message }) => message);
}
