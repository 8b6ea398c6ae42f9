import { TIME_LIMIT_MS } from '#lib/timeLimit.ts';
import { createClient, type Client } from '#api/client.ts';
import { toCallError, type CallError } from '#machines/kit/calls/callError.ts';

/** A request as it was sent, and its raw answer. */
export interface Exchange {
  method: string;
  /** with its query */
  url: string;
  /** the JSON that was sent; for a form, the names of its fields */
  body?: unknown;
  /** had an Idempotency-Key */
  keyed: boolean;
  /** no answer came within the time limit */
  late?: true;
  /** the answer; missing if there was none */
  reply?: { status: number; text: string };
}

/** The app's result for an answer. */
export type Outcome = { answer: unknown } | { error: CallError };

/** Sends a request of the app's client; `Request` and `Response` are those of the platform. */
export type Send = (request: Request) => Promise<Response>;

/** A client like the app's that records its exchanges. */
export function recordingClient(send: Send, baseUrl: string, token: () => string) {
  const exchanges: Exchange[] = [];
  const client = createClient({
    baseUrl,
    token,
    fetch: async (address, init) => {
      const request = new Request(address, { ...init, signal: AbortSignal.timeout(TIME_LIMIT_MS) });
      const exchange: Exchange = {
        method: request.method,
        url: request.url.slice(new URL(baseUrl).href.replace(/\/$/, '').length),
        keyed: request.headers.has('idempotency-key'),
        ...sentBody(init?.body),
      };
      exchanges.push(exchange);
      const response = await send(request).catch((error: unknown) => {
        if (request.signal.aborted) exchange.late = true;
        throw error;
      });
      const text = await response.text();
      exchange.reply = { status: response.status, text };
      return replied(response.status, text);
    },
  });
  return { client, exchanges };
}

function sentBody(body: RequestInit['body']): { body?: unknown } {
  if (typeof body === 'string') return { body: JSON.parse(body) as unknown };
  return body instanceof FormData
    ? { body: Object.fromEntries([...body.keys()].map((key) => [key, '(file)'])) }
    : {};
}

/** A client that always gets this answer. */
export function answering(status: number, text: string): Client {
  return createClient({
    baseUrl: 'http://replay.invalid/',
    token: () => '',
    fetch: () => Promise.resolve(replied(status, text)),
  });
}

function replied(status: number, text: string): Response {
  const hasBody = status !== 204 && status !== 205 && status !== 304;
  return new Response(hasBody ? text : null, { status });
}

/** The result of a call of the app. */
export async function outcomeOf(call: () => Promise<unknown>): Promise<Outcome> {
  try {
    return { answer: await call() };
  } catch (thrown) {
    return { error: toCallError(thrown) };
  }
}
