import { vi } from 'vitest';
import { callBook, endCall, type AppCall } from '#tests/support/callBook.ts';
import type { AnswerBody } from '#tests/support/answerBody.ts';
import { userAnswer } from '#tests/support/driver.ts';
import { serverInTest } from '#tests/support/serverInTest.ts';

/** Default responses without a sandbox; other requests fail with code 500. */
const ANSWERS: Readonly<Record<string, AnswerBody>> = {
  '/api/app': { code: 200, data: { title: '流金娱乐', site_state: 1, sms_open: 1 } },
  '/api/login_pc': { code: 200, data: { api_token: 'token-of-demo888' } },
  '/api/user': userAnswer('8888.88'),
};

/**
 * Implements the part of `XMLHttpRequest` that an upload needs on top of the test's `fetch`; the target of its progress
 * events is stored in `uploads`, by path.
 */
function requestOverFetch(uploads: Map<string, EventTarget>) {
  return class extends EventTarget {
    readonly upload = new EventTarget();
    status = 0;
    responseText = '';
    readonly #controller = new AbortController();
    readonly #headers = new Headers();
    #method = '';
    #address = '';

    open(method: string, address: string): void {
      this.#method = method;
      this.#address = address;
    }
    setRequestHeader(name: string, value: string): void {
      this.#headers.append(name, value);
    }
    send(body: BodyInit | null): void {
      uploads.set(new URL(this.#address, 'http://localhost').pathname, this.upload);
      void this.#run(body);
    }
    abort(): void {
      this.#controller.abort();
    }

    async #run(body: BodyInit | null): Promise<void> {
      const { signal } = this.#controller;
      try {
        const answer = await fetch(this.#address, {
          method: this.#method,
          headers: this.#headers,
          body,
          signal,
        });
        this.responseText = await answer.text();
        this.status = answer.status;
        this.dispatchEvent(new Event('load'));
      } catch {
        this.dispatchEvent(new Event(signal.aborted ? 'abort' : 'error'));
      }
    }
  };
}

/** The backend of a rendered app. */
export interface Network {
  /** responds to every request */
  respond?: () => Promise<Response>;
  /** the sandbox responds to requests that the test does not answer */
  onSandbox?: boolean;
  /** what happens to each request on its way: it may have the sandbox serve it, or not */
  disturb?: (path: string, serve: () => Promise<Response>, signal?: AbortSignal | null) => Promise<Response>;
  /** the server's clock, epoch ms; the phone's by default */
  serverNow?: () => number;
}

/** Stubs the network of a rendered app and records its requests in a call book. */
export function renderedNetwork({ respond, disturb, onSandbox = false, serverNow = Date.now }: Network) {
  const server = onSandbox ? serverInTest() : null;
  const book = callBook();
  const uploads = new Map<string, EventTarget>();
  vi.stubGlobal('fetch', (address: string, init: RequestInit = {}) => {
    const { body, headers, signal } = init;
    if (signal?.aborted === true) return Promise.reject(signal.reason as Error);
    const { origin, pathname } = new URL(address, window.location.origin);
    // as in the browser, a request to another host is known by its address
    const path = origin === window.location.origin ? pathname : address;
    const sent = typeof body === 'string' ? (JSON.parse(body) as Record<string, unknown>) : {};
    book.note(path, new Headers(headers).get('idempotency-key') ?? '', sent);
    if (respond !== undefined) return respond();
    if (disturb !== undefined && server !== null)
      return disturb(path, () => server.serve(address, init), signal);
    return new Promise<Response>((resolve, reject) => {
      const call: AppCall = {
        own: () =>
          server?.serve(address, init).then(resolve, reject) ?? endCall(call, ANSWERS[path] ?? { code: 500 }),
        give: async (type, text) => {
          const date = new Date(serverNow()).toUTCString();
          resolve(new Response(text, { headers: { 'Content-Type': type, Date: date } }));
        },
        async lose() {
          await server?.serve(address, init);
          reject(new TypeError('Failed to fetch'));
        },
      };
      signal?.addEventListener('abort', () => {
        book.giveUp((other) => other === call);
        reject(new DOMException('left', 'AbortError'));
      });
      void book.receive(path, call);
    });
  });
  vi.stubGlobal('XMLHttpRequest', requestOverFetch(uploads));
  return { server, book, uploads };
}
