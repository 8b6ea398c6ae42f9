import { createFetch } from 'ofetch';
import type { ClientConfig, Endpoint, RequestOptions } from '#api/client.ts';
import type { CallError } from '#machines/calls/callError.ts';

/** The time after which a call times out, in ms (spec 1 §9). */
export const REQUEST_TIMEOUT_MS = 30_000;

/** A raw answer. */
export interface Reply {
  status: number;
  text: string | undefined;
}

/**
 * Sends one request: bearer, JSON unless it is a form, and the idempotency key if there is one. Fails with the
 * CallErrors `timeout` and `offline`, or with the abort of its signal.
 */
export async function send(
  config: ClientConfig,
  { method, path }: Pick<Endpoint, 'method' | 'path'>,
  { body, query, signal, idempotencyKey }: RequestOptions,
): Promise<Reply> {
  const headers: Record<string, string> = { Authorization: `Bearer ${config.token()}` };
  if (!(body instanceof FormData)) headers['Content-Type'] = 'application/json';
  if (idempotencyKey !== undefined) headers['Idempotency-Key'] = idempotencyKey;

  const sendOnce = createFetch({ fetch: config.fetch ?? ((...args) => globalThis.fetch(...args)) });
  const limit = timeLimit(signal);
  let status = 0;
  try {
    // the body comes as text even where ofetch would guess otherwise: it may be anything (D7)
    const text = await sendOnce<string, 'text'>(path, {
      baseURL: config.baseUrl,
      method,
      headers,
      ...(method === 'POST' && { body: body instanceof FormData ? body : JSON.stringify(body ?? {}) }),
      ...(query && { query }),
      signal: limit.signal,
      retry: 0,
      ignoreResponseError: true,
      responseType: 'text',
      onResponse: ({ response }) => {
        status = response.status;
      },
    });
    return { status, text };
  } catch (error) {
    if (signal?.aborted === true) throw error;
    throw { kind: limit.isOver() ? 'timeout' : 'offline' } satisfies CallError;
  } finally {
    limit.clear();
  }
}

/**
 * A signal that aborts with the caller's signal or after the request timeout, whichever comes first. ofetch's own
 * `timeout` is not used, because it has no effect when a signal is given.
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
