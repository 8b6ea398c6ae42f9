import { createFetch } from 'ofetch';
import { safeParse, type GenericSchema, type InferOutput } from 'valibot';
import type { CallError } from '#machines/calls/callError.ts';
import { envelope } from '#api/envelope.ts';

/** No call waits longer for its answer, in ms (spec 1 §9). */
export const REQUEST_TIMEOUT_MS = 30_000;

/** A call as the specification lists it: method, path, and the shape of its `data`. */
export interface Endpoint<Schema extends GenericSchema> {
  method: 'GET' | 'POST';
  path: `/api/${string}`;
  data: Schema;
  /** the body code of success; 200 unless said (register: 201) */
  success?: number;
}

/** What one request carries besides its endpoint. */
export interface RequestOptions {
  body?: Record<string, unknown> | FormData;
  query?: Record<string, string | number>;
  signal?: AbortSignal;
  /** the same for a retry of the same intent (D18) */
  idempotencyKey?: string;
}

/** An answer: its checked data, and the server's message beside it. */
export interface Answer<Data> {
  data: Data;
  message: string;
}

/** Calls an endpoint; fails with a `CallError`, or with an AbortError when its signal was aborted. */
export type Client = <Schema extends GenericSchema>(
  endpoint: Endpoint<Schema>,
  options?: RequestOptions,
) => Promise<Answer<InferOutput<Schema>>>;

/** The client (spec 1 §7, D7): base URL, 30 s, bearer, JSON, envelope, one typed error. */
export function createClient(config: { baseUrl: string; token: () => string; fetch?: typeof fetch }): Client {
  const send = createFetch({ fetch: config.fetch ?? ((...request) => globalThis.fetch(...request)) });

  return async (endpoint, { body, query, signal, idempotencyKey } = {}) => {
    const headers: Record<string, string> = { Authorization: `Bearer ${config.token()}` };
    if (!(body instanceof FormData)) headers['Content-Type'] = 'application/json';
    if (idempotencyKey !== undefined) headers['Idempotency-Key'] = idempotencyKey;

    const limit = timeLimit(signal);
    let status = 0;
    try {
      // the body comes as text even where ofetch would guess otherwise: it may be anything (D7)
      const text = await send<string, 'text'>(endpoint.path, {
        method: endpoint.method,
        baseURL: config.baseUrl,
        headers,
        ...(endpoint.method === 'POST' && {
          body: body instanceof FormData ? body : JSON.stringify(body ?? {}),
        }),
        ...(query && { query }),
        signal: limit.signal,
        retry: 0,
        ignoreResponseError: true,
        responseType: 'text',
        onResponse: ({ response }) => {
          status = response.status;
        },
      });
      return readAnswer(endpoint, status, text);
    } catch (error) {
      if (signal?.aborted === true || !(error instanceof Error)) throw error;
      throw { kind: limit.isOver() ? 'timeout' : 'offline' } satisfies CallError;
    } finally {
      limit.clear();
    }
  };
}

/**
 * A signal that aborts with the caller's or after the request timeout, whichever is first.
 * ofetch's own `timeout` is not used: it does nothing when a signal is given.
 */
function timeLimit(signal: AbortSignal | undefined) {
  const controller = new AbortController();
  let over = false;
  const abort = () => controller.abort();
  const timer = setTimeout(() => {
    over = true;
    abort();
  }, REQUEST_TIMEOUT_MS);
  if (signal?.aborted === true) abort();
  signal?.addEventListener('abort', abort);
  return {
    signal: controller.signal,
    isOver: () => over,
    clear: () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
    },
  };
}

function readAnswer<Schema extends GenericSchema>(
  endpoint: Endpoint<Schema>,
  status: number,
  text: string | undefined,
): Answer<InferOutput<Schema>> {
  const body = envelope(text);
  const code = body?.code ?? status;
  const message = body?.message ?? '';
  if (code === 401) throw { kind: 'expired', message } satisfies CallError;
  if (body === null ? status < 200 || status > 299 : code !== (endpoint.success ?? 200))
    throw { kind: 'rejected', code, message } satisfies CallError;
  const data = safeParse(endpoint.data, body?.data);
  if (body === null || !data.success) throw { kind: 'malformed' } satisfies CallError;
  return { data: data.output, message };
}
