import { createFetch } from 'ofetch';
import type { ClientConfig, Endpoint, Reply, RequestOptions } from '#api/request.ts';
import type { CallError } from '#machines/kit/calls/callError.ts';

/**
 * Sends one request: bearer, JSON unless it is a form, and the idempotency key if there is one. Fails with the
 * CallError `offline`, or with the abort of its signal, which is also what limits its time.
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
  let reply: Omit<Reply, 'text'> = { status: 0 };
  try {
    // the body comes as text even where ofetch would guess otherwise: it may be anything (D7)
    const text = await sendOnce<string, 'text'>(path, {
      baseURL: config.baseUrl,
      method,
      headers,
      ...(method === 'POST' && { body: body instanceof FormData ? body : JSON.stringify(body ?? {}) }),
      ...(query && { query }),
      ...(signal && { signal }),
      retry: 0,
      ignoreResponseError: true,
      responseType: 'text',
      onResponse: ({ response }) => {
        const { status, headers } = response;
        reply = { status, date: headers.get('date'), age: headers.get('age'), at: Date.now() };
      },
    });
    return { ...reply, text };
  } catch (error) {
    if (signal?.aborted === true) throw error;
    throw { kind: 'offline' } satisfies CallError;
  }
}
