import { createFetch } from 'ofetch';
import type { CallError } from '#machines/calls/callError.ts';

/** No call waits longer for its answer, in ms (spec 1 §9). */
export const REQUEST_TIMEOUT_MS = 30_000;

/** One request as it goes over the wire. */
export interface Sending {
  baseUrl: string;
  path: string;
  method: 'GET' | 'POST';
  headers: Record<string, string>;
  body?: string | FormData;
  query?: Record<string, string | number>;
  signal?: AbortSignal;
  fetch?: typeof fetch;
}

/** An answer of any kind, unread. */
export interface Reply {
  status: number;
  text: string | undefined;
}

/** Sends one request; fails with the CallErrors `timeout` and `offline`, or as its signal was aborted. */
export async function send({ baseUrl, path, signal, fetch, ...request }: Sending): Promise<Reply> {
  const sendOnce = createFetch({ fetch: fetch ?? ((...args) => globalThis.fetch(...args)) });
  const limit = timeLimit(signal);
  let status = 0;
  try {
    // the body comes as text even where ofetch would guess otherwise: it may be anything (D7)
    const text = await sendOnce<string, 'text'>(path, {
      ...request,
      baseURL: baseUrl,
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
