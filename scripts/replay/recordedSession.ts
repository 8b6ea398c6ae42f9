import type { EntryOf, LogEntry } from '#app/inspector/log.ts';
import type { TimerName } from './replayClock.ts';

/**
 * What a replay does about an event of the recording. A `reply` is what a call or listener said while it was spoken
 * to: it says it again at that point.
 */
export type Part = 'start' | 'sent' | 'timer' | 'reply' | 'consequence';

/** A recording, arranged for the questions of a replay. */
export class RecordedSession {
  readonly #made = new Map<string, EntryOf<'actor'>>();
  readonly #steps = new Map<string, EntryOf<'state'>[]>();
  readonly #firings = new Map<string, number>();
  /** of each call or listener: what it said at its start, at the first event that it heard, and so on */
  readonly #replies = new Map<string, EntryOf<'event'>[][]>();
  readonly #answered = new Set<string>();
  readonly #entries: readonly LogEntry[];

  constructor(entries: readonly LogEntry[]) {
    this.#entries = entries;
    for (const entry of entries) {
      if (entry.kind === 'actor') this.#made.set(entry.actor, entry);
      if (entry.kind === 'state') {
        const steps = this.#steps.get(entry.actor) ?? [];
        steps.push(entry);
        this.#steps.set(entry.actor, steps);
      }
    }
    for (const entry of entries) {
      if (entry.kind !== 'event') continue;
      const part = this.partOf(entry);
      if (part === 'timer') this.#countFiring(timerOf(entry), 1);
      if (part === 'reply')
        this.#replies
          .get(entry.within ?? '')
          ?.at(-1)
          ?.push(entry);
      this.#noteHeard(entry);
    }
  }

  /** A call or listener begins a new turn with each event, but for the answer that a call gives itself. */
  #noteHeard({ actor, event }: EntryOf<'event'>): void {
    if (!this.#isSilent(actor)) return;
    if (event.type.startsWith('xstate.promise.')) this.#answered.add(actor);
    else this.#replies.set(actor, [...(this.#replies.get(actor) ?? []), []]);
  }

  #isSilent(actor: string): boolean {
    return this.#made.get(actor)?.machine === null;
  }

  /** What a call or listener said when it was spoken to for the n-th time; 0 is its start. */
  repliesOf(actor: string, n: number): readonly EntryOf<'event'>[] {
    return this.#replies.get(actor)?.[n] ?? [];
  }

  /** The id of the machine that an actor ran; undefined for a call, a listener or an actor that is not there. */
  machineOf(actor: string): string | undefined {
    return this.#made.get(actor)?.machine ?? undefined;
  }

  /** The id of the machine that stood where this machine's setup has `src`. */
  machineAt(machineId: string, src: string): string | undefined {
    return [...this.#made.values()].find(
      (made) =>
        made.src === src &&
        made.machine !== null &&
        made.parent !== null &&
        this.machineOf(made.parent) === machineId,
    )?.machine as string | undefined;
  }

  /** An actor's n-th step, from 0. */
  step(actor: string, n: number): EntryOf<'state'> | undefined {
    return this.#steps.get(actor)?.[n];
  }

  /** What the next flow under this system id was started with, from this line on. */
  inputOf(systemId: string, from: LogEntry): unknown {
    const start = this.#entries
      .slice(this.#entries.indexOf(from))
      .find(
        (entry) =>
          entry.kind === 'event' &&
          entry.event.type === 'xstate.init' &&
          this.#made.get(entry.actor)?.systemId === systemId,
      );
    return start?.kind === 'event' ? start.event['input'] : undefined;
  }

  /** What the outside world did is sent again; what follows from it must follow again by itself. */
  partOf({ actor, from, within, event }: EntryOf<'event'>): Part {
    if (event.type === 'xstate.init') return actor === 'root' ? 'start' : 'consequence';
    // the end of a call follows from its answer
    const isEnd = /^xstate\.(done|error)\.actor\./.test(event.type);
    if (isEnd && from !== null && this.#answered.has(from)) return 'consequence';
    if (within !== null) return this.#isSilent(within) && from !== actor ? 'reply' : 'consequence';
    return from === null || this.#isSilent(from) ? 'sent' : 'timer';
  }

  /** Does the recording see this timer fire, from where the replay stands? */
  isAwaited(timer: TimerName): boolean {
    return (this.#firings.get(nameOf(timer)) ?? 0) > 0;
  }

  /** The replay has come to the firing of this timer. */
  passFiring(timer: TimerName): void {
    this.#countFiring(timer, -1);
  }

  #countFiring(timer: TimerName, by: number): void {
    this.#firings.set(nameOf(timer), (this.#firings.get(nameOf(timer)) ?? 0) + by);
  }
}

const nameOf = ({ actor, event }: TimerName): string => `${actor} ${event}`;

/** The timer that sent an event. */
export function timerOf({ actor, event }: EntryOf<'event'>): TimerName {
  return { actor, event: event.type };
}
