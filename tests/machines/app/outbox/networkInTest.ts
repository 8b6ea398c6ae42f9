import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Sandbox } from '#sandbox/sandbox.ts';
import { currentPage } from './browserInTest.ts';

/** What becomes of a request: when the server gets it, and what comes back. */
export const FATES = [
  'answered',
  'lostBefore',
  'lostAfter',
  'gatewayAfter',
  'answeredLate',
  'servedLate',
] as const;
export type Fate = (typeof FATES)[number];

const EXPIRED = JSON.stringify({ code: 401, message: '登录信息已失效', data: null });
const gone = () => new TypeError('Failed to fetch');

/** The network between the windows and the sandbox: it loses and delays submissions as it is told. */
export class NetworkInTest {
  readonly #sandbox: Sandbox;
  readonly #held: { resolve: () => void; reject: (error: Error) => void }[] = [];
  readonly #expired = new Set<string>();
  #active = 0;
  /** of the submissions that come */
  fate: Fate = 'answered';
  /** of the next question for the member's name */
  profileFate: Fate = 'answered';
  /** the keys that were sent, oldest first */
  readonly keys: string[] = [];
  /** those that the server has accepted */
  readonly accepted = new Set<string>();
  lost = 0;
  /** a fault: what is sent in the place of the key */
  keyFor = (key: string): string => key;

  constructor(sandbox: Sandbox) {
    this.#sandbox = sandbox;
  }

  /** From now on, the server answers this token with a 401. */
  expire(token: string): void {
    this.#expired.add(token);
  }

  readonly fetch = (address: string, init: RequestInit): Promise<Response> => {
    const page = currentPage();
    const headers = new Headers(init.headers);
    const key = headers.get('idempotency-key');
    if (key !== null) {
      this.keys.push(key);
      headers.set('idempotency-key', this.keyFor(key));
    }
    const fate = this.#fateOf(address, key);
    if (fate !== 'answered') this.lost += 1;
    return new Promise((resolve, reject) => {
      init.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
      const serve = async () => {
        const answer = await this.#serve(address, { ...init, headers });
        const { code } = (await answer.clone().json()) as { code: number };
        if (key !== null && code === 200) this.accepted.add(key);
        return answer;
      };
      this.#run(fate, serve).then(
        (answer) => page.isOpen && resolve(answer),
        (error: unknown) => page.isOpen && reject(error instanceof Error ? error : gone()),
      );
    });
  };

  #fateOf(address: string, key: string | null): Fate {
    if (key !== null) return this.fate;
    if (!address.endsWith('/api/user')) return 'answered';
    const fate = this.profileFate;
    this.profileFate = 'answered';
    return fate;
  }

  async #run(fate: Fate, serve: () => Promise<Response>): Promise<Response> {
    if (fate === 'lostBefore') throw gone();
    if (fate === 'servedLate') await this.#hold();
    const answer = await serve();
    if (fate === 'lostAfter') throw gone();
    if (fate === 'gatewayAfter') return new Response('<html>504 Gateway Time-out</html>', { status: 504 });
    if (fate === 'answeredLate') await this.#hold();
    return answer;
  }

  async #serve(address: string, { signal: _, ...init }: RequestInit): Promise<Response> {
    this.#active += 1;
    try {
      const token = new Headers(init.headers).get('authorization')?.replace('Bearer ', '') ?? '';
      if (this.#expired.has(token)) return new Response(EXPIRED);
      return await this.#sandbox.fetch(new Request(new URL(address, 'http://localhost'), init));
    } finally {
      this.#active -= 1;
    }
  }

  #hold(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#held.push({ resolve, reject });
    });
  }

  /** What was late never arrives: no network keeps it for hours. */
  drop(): void {
    for (const { reject } of this.#held.splice(0)) reject(gone());
  }

  /** What was late arrives. */
  async arrive(): Promise<void> {
    for (const { resolve } of this.#held.splice(0)) resolve();
    await this.rest();
  }

  /** Resolves when everything that was sent has arrived or is held, and the pages have taken it. */
  async rest(): Promise<void> {
    for (let quiet = 0; quiet < 6; quiet += 1) {
      await nextTurn();
      if (this.#active > 0) quiet = 0;
    }
  }
}
