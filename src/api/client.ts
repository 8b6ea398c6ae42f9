import { safeParse, type GenericSchema, type InferOutput } from 'valibot';
import type { CallError } from '#machines/kit/calls/callError.ts';
import type { CallName, MethodOf, PathOf, SentBy } from '#api/contract/contract.ts';
import { envelope } from '#api/envelope.ts';
import type { ClientConfig, Endpoint, Reply, RequestOptions } from '#api/request.ts';

/** An answer: its checked data and the server's message. */
export interface Answer<Data> {
  data: Data;
  message: string;
}

/** Calls an endpoint; fails with a `CallError`, or with an AbortError when its signal was aborted. */
export type Client = <
  Schema extends GenericSchema,
  Method extends MethodOf<CallName>,
  Path extends PathOf<CallName>,
>(
  endpoint: Endpoint<Schema, Method, Path>,
  ...options: OptionsOf<CallName & `${Method} ${Path}`>
) => Promise<Answer<InferOutput<Schema>>>;

/** The arguments of a call; optional for a call that takes nothing. */
type OptionsOf<Name extends CallName> =
  Partial<SentBy<Name>> extends SentBy<Name>
    ? [options?: SentBy<Name> & { signal?: AbortSignal }]
    : [options: SentBy<Name> & { signal?: AbortSignal }];

/**
 * The client (spec 1 §7, D7): base URL, bearer, JSON, envelope, one typed error; its caller limits its time. The code that sends is loaded
 * with the first call that was not sent early, so that the first screen does not wait for it.
 */
export function createClient(config: ClientConfig): Client {
  const call = async (endpoint: Endpoint, options: RequestOptions = {}) => {
    const { status, text } = await replyTo(config, endpoint, options);
    return readAnswer(endpoint, status, text);
  };
  return call as Client;
}

async function replyTo(config: ClientConfig, endpoint: Endpoint, options: RequestOptions): Promise<Reply> {
  const { path } = endpoint;
  const { query, signal } = options;
  const fields = Object.entries(query ?? {}).map(([name, value]) => [name, String(value)]);
  const early = config.early?.(
    fields.length === 0 ? path : `${path}?${new URLSearchParams(fields).toString()}`,
  );
  try {
    const reply = await (early ?? sent(config, endpoint, options));
    if (reply === undefined) throw new Error('The early request got no answer');
    config.heard?.(reply);
    return reply;
  } catch (error) {
    if (signal?.aborted === true) throw error;
    config.heard?.(null);
    // an Error here is a connection that failed, of the call or of the chunk that would send it
    if (!(error instanceof Error)) throw error;
    throw { kind: 'offline' } satisfies CallError;
  }
}

async function sent(config: ClientConfig, endpoint: Endpoint, options: RequestOptions): Promise<Reply> {
  const { send } = await import('#api/transport.ts');
  return send(config, endpoint, options);
}

/** Reads an answer in the form that `Client` returns. */
export function readAnswer<Schema extends GenericSchema>(
  endpoint: Endpoint<Schema>,
  status: number,
  text: string | undefined,
): Answer<InferOutput<Schema>> {
  const body = envelope(text);
  const code = body?.code ?? status;
  const message = body?.message ?? '';
  const answered = typeof body?.code === 'number';
  if (code === 401) throw { kind: 'expired', message } satisfies CallError;
  // not the backend's own answer: what it did is unknown (D56)
  if (!answered && status > 499) throw { kind: 'gateway', message } satisfies CallError;
  if (answered ? code !== (endpoint.success ?? 200) : status > 299)
    throw { kind: 'rejected', code, message } satisfies CallError;
  const data = safeParse(endpoint.data, body?.data);
  if (!answered || !data.success) throw { kind: 'malformed' } satisfies CallError;
  return { data: data.output, message };
}
