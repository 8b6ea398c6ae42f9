/** A timer in a recording: its actor, and the type of the event that it sends. */
export interface TimerName {
  actor: string;
  event: string;
}

interface Timer extends TimerName {
  due: number;
  run: () => void;
}

/**
 * The simulated clock of a replay. Browsers fire timers a little late, and other events may come first: a timer that
 * fires in the recording therefore waits for that moment, and any other fires when it is due.
 */
export class ReplayClock {
  readonly #timers = new Map<number, Timer>();
  readonly #nameNewest: () => TimerName;
  #now: number;
  #ids = 0;

  /** `start` in epoch ms; `nameNewest` names the timer being started. */
  constructor(start: number, nameNewest: () => TimerName) {
    this.#now = start;
    this.#nameNewest = nameNewest;
  }

  /** epoch ms */
  readonly now = (): number => this.#now;

  setTimeout(run: () => void, timeout: number): number {
    this.#ids += 1;
    this.#timers.set(this.#ids, { ...this.#nameNewest(), due: this.#now + timeout, run });
    return this.#ids;
  }

  clearTimeout(id: number): void {
    this.#timers.delete(id);
  }

  /** Advances to `time`; timers that were due `grace` ms earlier fire on the way, unless they are awaited. */
  advance(time: number, grace: number, isAwaited: (timer: TimerName) => boolean): void {
    for (;;) {
      const [next] = [...this.#timers]
        .filter(([, timer]) => timer.due <= time - grace && !isAwaited(timer))
        .toSorted(([, one], [, other]) => one.due - other.due);
      if (next === undefined) break;
      this.#now = Math.max(this.#now, next[1].due);
      this.#fire(...next);
    }
    this.#now = Math.max(this.#now, time);
  }

  /** Fires this timer now; false if it is not running. */
  fire({ actor, event }: TimerName): boolean {
    const found = [...this.#timers].find(([, timer]) => timer.actor === actor && timer.event === event);
    if (found !== undefined) this.#fire(...found);
    return found !== undefined;
  }

  #fire(id: number, timer: Timer): void {
    this.#timers.delete(id);
    timer.run();
  }
}
