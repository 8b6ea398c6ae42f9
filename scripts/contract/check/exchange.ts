import { createClient, type Client } from '#api/client.ts';
import { toCallError, type CallError } from '#machines/calls/callError.ts';

/** A request as it went over the wire, and what came back, unread. */
export interface Exchange {
  method: string;
  /** with its query */
  url: string;
  /** the JSON that was sent; the names of its fields where it was a form */
  body?: unknown;
  /** carried an Idempotency-Key */
  keyed: boolean;
  /** there was no answer within the time limit */
  late?: true;
  /** the answer; missing where there was none */
  reply?: { status: number; text: string };
}

/** What the app makes of an answer. */
export type Outcome = { answer: unknown } | { error: CallError };

/** Sends a request of the app's client; `Request` and `Response` are those of the platform. */
export type Send = (request: Request) => Promise<Response>;

/** A client as the app's that writes down what it exchanges. */
export function recordingClient(send: Send, baseUrl: string, token: () => string) {
  const exchanges: Exchange[] = [];
  const client = createClient({
    baseUrl,
    token,
    fetch: async (address, init) => {
      const request = new Request(address, init);
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

/** A client whose every answer is this one. */
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

/** What comes of a call of the app. */
export async function outcomeOf(call: () => Promise<unknown>): Promise<Outcome> {
  try {
    return { answer: await call() };
  } catch (thrown) {
    return { error: toCallError(thrown) };
  }
}
