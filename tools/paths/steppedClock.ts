import { SimulatedClock } from 'xstate';

/** Start of the simulated time (epoch ms): realistic, so that a deadline of 0 is in the past. */
export const START_MS = Date.UTC(2026, 10, 20, 4, 0, 0);

/**
 * XState's simulated clock with access to its due times. The original `increment` runs late timers at the end, so a
 * chain of one-second timers would fire once in 10 s; stepping from one due time to the next runs each timer at its own
 * time. `increment` remains available to simulate a phone that was asleep.
 */
export class SteppedClock extends SimulatedClock {
  readonly #due = new Map<number, number>();

  constructor(start = START_MS) {
    super();
    this.set(start);
  }

  override setTimeout(fn: () => void, timeout: number): number {
    const id = super.setTimeout(() => {
      this.#due.delete(id);
      fn();
    }, timeout);
    this.#due.set(id, this.now() + timeout);
    return id;
  }

  override clearTimeout(id: number): void {
    this.#due.delete(id);
    super.clearTimeout(id);
  }

  /** The earliest due time (epoch ms) up to `until`, or undefined. */
  nextDue(until: number): number | undefined {
    const due = [...this.#due.values()].filter((at) => at <= until);
    return due.length === 0 ? undefined : Math.min(...due);
  }

  /** Advances by this many ms from one due time to the next; `between` runs at each and at the end. */
  async step(ms: number, between: () => Promise<void>): Promise<void> {
    const until = this.now() + ms;
    for (let due = this.nextDue(until); due !== undefined; due = this.nextDue(until)) {
      this.set(due);
      await between();
    }
    this.set(until);
    await between();
  }

  /** Number of pending timers. */
  get waiting(): number {
    return this.#due.size;
  }
}
