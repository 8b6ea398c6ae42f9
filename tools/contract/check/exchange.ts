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
  /** sends the same request again, with its Idempotency-Key or another one; missing if it had none */
  again?: (key?: string) => Promise<Exchange>;
  /** no answer came within the time limit */
  late?: true;
  /** the answer; missing if there was none */
  reply?: { status: number; text: string };
}

/** The app's result for an answer. */
export type Outcome = { answer: unknown } | { error: CallError };

/** Sends a request of the app's client; `Request` and `Response` are those of the platform. */
export type Send = (request: Request) => Promise<Response>;

/** A client like the app's that records its exchanges; those that are sent again are not recorded. */
export function recordingClient(send: Send, baseUrl: string, token: () => string) {
  const exchanges: Exchange[] = [];
  const rootLength = new URL(baseUrl).href.replace(/\/$/, '').length;

  /** A request that is not sent yet, and what sends it and stores its answer. */
  const prepared = (address: Parameters<typeof fetch>[0], init: RequestInit) => {
    const request = new Request(address, { ...init, signal: AbortSignal.timeout(TIME_LIMIT_MS) });
    const exchange: Exchange = {
      method: request.method,
      url: request.url.slice(rootLength),
      ...sentBody(init.body),
    };
    if (request.headers.has('idempotency-key')) {
      exchange.again = async (key) => {
        const headers = new Headers(init.headers);
        if (key !== undefined) headers.set('idempotency-key', key);
        const second = prepared(address, { ...init, headers });
        // an exchange without a reply is a lost one
        await second.sent().catch(() => undefined);
        return second.exchange;
      };
    }
    const sent = async () => {
      const response = await send(request).catch((error: unknown) => {
        if (request.signal.aborted) exchange.late = true;
        throw error;
      });
      exchange.reply = { status: response.status, text: await response.text() };
      return exchange.reply;
    };
    return { exchange, sent };
  };

  const client = createClient({
    baseUrl,
    token,
    fetch: async (address, init) => {
      const { exchange, sent } = prepared(address, init ?? {});
      exchanges.push(exchange);
      const { status, text } = await sent();
      return replied(status, text);
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
