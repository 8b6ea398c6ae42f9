import { FUNCTION, MACHINE_KEY, MASK } from '#app/inspector/redaction.ts';

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

/** Whether an event contains a redacted value. */
export function holdsMask(value: unknown): boolean {
  if (typeof value === 'string') return value.includes(MASK);
  if (Array.isArray(value)) return value.some(holdsMask);
  return isPlain(value) && Object.values(value).some(holdsMask);
}

/**
 * Restores parts of recorded values that a file cannot contain: the named machines, and functions. The clock is the
 * replay's, and keys are created again; anything else that a flow could ask, only the recorded phone could answer.
 */
export class Unrecorded {
  readonly #machineOf: (id: string) => unknown;
  readonly #now: () => number;
  #keys = 0;
  #wasRequested = false;

  constructor(machineOf: (id: string) => unknown, now: () => number) {
    this.#machineOf = machineOf;
    this.#now = now;
  }

  /** A recorded value in the form that flows can use. */
  restore(value: unknown, key = ''): unknown {
    if (value === FUNCTION) return this.#functionAt(key);
    if (Array.isArray(value)) return value.map((item) => this.restore(item));
    if (!isPlain(value)) return value;
    const id = value[MACHINE_KEY];
    if (typeof id === 'string') return this.#machineOf(id);
    return Object.fromEntries(
      Object.entries(value).map(([inner, part]) => [inner, this.restore(part, inner)]),
    );
  }

  /** A key that replaces one that the recorded phone created. */
  newKey(): string {
    return `replayed-${(this.#keys += 1)}`;
  }

  /** The result of a guard; null if it needed something that was not recorded. */
  answerOf(guard: () => boolean): boolean | null {
    this.#wasRequested = false;
    try {
      const answer = guard();
      return this.#wasRequested ? null : answer;
    } catch (error) {
      if (this.#wasRequested) return null;
      throw error;
    }
  }

  #functionAt(key: string): () => unknown {
    if (key === 'now') return this.#now;
    if (key === 'newKey') return () => this.newKey();
    return () => {
      this.#wasRequested = true;
    };
  }
}
