/** A logged request; secrets and bodies are never stored. */
export interface LoggedRequest {
  number: number;
  method: string;
  path: string;
  query: Record<string, string>;
  /** ms since 1970 */
  time: number;
  idempotencyKey: string | null;
}

/** The number of requests kept. */
const KEPT = 2000;
const secret = /token|pass|code$/i;

/** The latest requests to /api, oldest first. */
export class RequestLog {
  #entries: LoggedRequest[] = [];
  #number = 0;

  add(request: Request, time: number): void {
    const url = new URL(request.url);
    this.#number += 1;
    this.#entries.push({
      number: this.#number,
      method: request.method,
      path: url.pathname,
      query: Object.fromEntries([...url.searchParams].filter(([key]) => !secret.test(key))),
      time,
      idempotencyKey: request.headers.get('idempotency-key'),
    });
    if (this.#entries.length > KEPT) this.#entries = this.#entries.slice(-KEPT);
  }

  get entries(): readonly LoggedRequest[] {
    return this.#entries;
  }

  clear(): void {
    this.#entries = [];
  }
}
