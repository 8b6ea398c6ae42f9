import type { EntryOf, LogEntry } from '#app/inspector/log.ts';
import { systemEvent } from '#app/inspector/xstateInternals.ts';
import type { TimerName } from './replayClock.ts';

/**
 * What a replay does with an event of the recording. A `reply` is what a call or listener sent while it received an
 * event; it sends it again at that point.
 */
export type Part = 'start' | 'sent' | 'timer' | 'reply' | 'consequence';

/** A recording, indexed for the queries of a replay. */
export class RecordedSession {
  readonly #made = new Map<string, EntryOf<'actor'>>();
  readonly #steps = new Map<string, EntryOf<'state'>[]>();
  readonly #firings = new Map<string, number>();
  /** for each call or listener: what it sent at its start, at its first event, and so on */
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

  /** A call or listener starts a new turn with each event, except for a call's own answer. */
  #noteHeard({ actor, event }: EntryOf<'event'>): void {
    if (!this.#isSilent(actor)) return;
    const kind = systemEvent(event.type)?.kind;
    if (kind === 'answered' || kind === 'failed') this.#answered.add(actor);
    else this.#replies.set(actor, [...(this.#replies.get(actor) ?? []), []]);
  }

  #isSilent(actor: string): boolean {
    return this.#made.get(actor)?.machine === null;
  }

  /** What a call or listener sent at its n-th event; 0 is its start. */
  repliesOf(actor: string, n: number): readonly EntryOf<'event'>[] {
    return this.#replies.get(actor)?.[n] ?? [];
  }

  /** The id of an actor's machine; undefined for a call, a listener or a missing actor. */
  machineOf(actor: string): string | undefined {
    return this.#made.get(actor)?.machine ?? undefined;
  }

  /** The id of the machine used for `src` in this machine's setup. */
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

  /** The input of the next flow with this system id, from this line on. */
  inputOf(systemId: string, from: LogEntry): unknown {
    const start = this.#entries
      .slice(this.#entries.indexOf(from))
      .find(
        (entry) =>
          entry.kind === 'event' &&
          systemEvent(entry.event.type)?.kind === 'start' &&
          this.#made.get(entry.actor)?.systemId === systemId,
      );
    return start?.kind === 'event' ? start.event['input'] : undefined;
  }

  /** External events are sent again; their consequences must follow by themselves. */
  partOf({ actor, from, within, event }: EntryOf<'event'>): Part {
    const kind = systemEvent(event.type)?.kind;
    if (kind === 'start') return actor === 'root' ? 'start' : 'consequence';
    // the end of a call follows from its answer
    const isEnd = kind === 'done' || kind === 'error';
    if (isEnd && from !== null && this.#answered.has(from)) return 'consequence';
    const isTold = from !== actor && from !== null && this.#isSilent(from);
    if (within !== null && this.#isSilent(within)) return from === actor ? 'consequence' : 'reply';
    // a listener that followed another actor's step does not follow it by itself
    if (within !== null) return isTold ? 'sent' : 'consequence';
    return from === null || this.#isSilent(from) ? 'sent' : 'timer';
  }

  /** Whether this timer fires in the recording after the current position. */
  isAwaited(timer: TimerName): boolean {
    return (this.#firings.get(nameOf(timer)) ?? 0) > 0;
  }

  /** The replay has reached the firing of this timer. */
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
