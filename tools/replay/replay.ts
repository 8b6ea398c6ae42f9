import { defineFlow, type FlowDefinition } from '#machines/app/flowHost.machine.ts';
import { createActor, type AnyActorRef, type EventObject } from 'xstate';
import type { EntryOf, LogEntry } from '#app/inspector/log.ts';
import { Recorder } from '#app/inspector/recorder.ts';
import { BadRecordingError, type Recording } from '#app/inspector/recording.ts';
import { systemEvent, timersOf } from '#app/inspector/xstateInternals.ts';
import type { MachineLibrary } from './machineLibrary.ts';
import { RecordedSession, timerOf } from './recordedSession.ts';
import { ReplayClock } from './replayClock.ts';
import { scripted, silent, type Script } from './scripted.ts';
import { restored } from './unrecorded.ts';

/** The maximum lateness (ms) of a timer on the recorded phone, during which another event may have come first. */
const LATE_MS = 250;
/** The maximum lateness when the recording was saved. */
const LATE_AT_END_MS = 1000;
/** The result of a replay. */
export interface Replayed {
  /** the log of the replay, written by the app's recorder */
  entries: readonly LogEntry[];
  /** the number of guards answered as recorded, because they depend on redacted values */
  asRecorded: number;
}

/**
 * Runs the root machine on a simulated clock with the external events of a recorded session: what people sent, what
 * calls answered and listeners reported, and when timers fired. The machines do everything else by themselves.
 */
export function replay(recording: Recording, library: MachineLibrary): Replayed {
  return new Replay(recording, library).run();
}

class Replay {
  readonly #recording: Recording;
  readonly #session: RecordedSession;
  readonly #library: MachineLibrary;
  readonly #clock: ReplayClock;
  readonly #recorder: Recorder;
  readonly #entries: LogEntry[] = [];
  readonly #actors = new Map<string, AnyActorRef>();
  /** the actor of each machine that received an event */
  readonly #sentTo = new WeakMap<EventObject, Map<string, string>>();
  readonly #dealtWith = new Map<string, number>();
  readonly #turns = new Map<string, number>();
  readonly #script: Script;
  /** the newest actor of each machine */
  readonly #newest = new Map<string, AnyActorRef>();
  #root: AnyActorRef | undefined;
  #asRecorded = 0;
  #keys = 0;

  constructor(recording: Recording, library: MachineLibrary) {
    this.#recording = recording;
    this.#session = new RecordedSession(recording.entries);
    this.#library = library;
    this.#clock = new ReplayClock(recording.startedAt, () => this.#newestTimer());
    this.#script = {
      idAt: (machineId, src) => this.#session.machineAt(machineId, src),
      find: library.find,
      current: library.current,
      wasTaken: (machineId, event, transition) => this.#wasTaken(machineId, event, transition),
      newKey: () => `replayed-${(this.#keys += 1)}`,
      reply: (self) => this.#reply(self),
    };
    this.#recorder = new Recorder({ now: this.#clock.now, app: recording.app });
    this.#recorder.subscribe((entry) => {
      this.#entries.push(entry);
      if (entry.kind === 'state')
        this.#dealtWith.set(entry.actor, (this.#dealtWith.get(entry.actor) ?? 0) + 1);
    });
  }

  run(): Replayed {
    const { startedAt, duration, entries } = this.#recording;
    const advance = (at: number, grace: number) =>
      this.#clock.advance(startedAt + at, grace, (timer) => this.#session.isAwaited(timer));
    for (const entry of entries) {
      if (entry.kind !== 'event') continue;
      advance(entry.at, LATE_MS);
      this.#play(entry);
    }
    advance(duration, LATE_AT_END_MS);
    return { entries: this.#entries, asRecorded: this.#asRecorded };
  }

  #play(entry: EntryOf<'event'>): void {
    this.#recorder.endTask();
    switch (this.#session.partOf(entry)) {
      case 'start':
        return this.#start(entry);
      case 'timer':
        this.#session.passFiring(timerOf(entry));
        this.#clock.fire(timerOf(entry));
        return;
      case 'sent':
        return this.#send(entry);
      case 'reply':
      case 'consequence':
        return;
    }
  }

  #send(entry: EntryOf<'event'>): void {
    // a missing actor shows in the comparison
    this.#actors.get(entry.actor)?.send(this.#eventOf(entry));
  }

  /** A call or listener received an event: it sends what it sent then. */
  #reply(self: AnyActorRef): void {
    const actor = this.#recorder.keyOf(self);
    const turn = this.#turns.get(actor) ?? 0;
    this.#turns.set(actor, turn + 1);
    for (const entry of this.#session.repliesOf(actor, turn)) this.#send(entry);
  }

  #start({ event, actor }: EntryOf<'event'>): void {
    const id = this.#session.machineOf(actor);
    const machine = this.#library.find(id ?? '');
    if (machine === undefined)
      throw new BadRecordingError(
        `The recording's root runs ${id ?? 'no machine'}, which this version does not have.`,
      );
    const root = createActor(scripted(machine, this.#script), {
      systemId: 'root',
      clock: this.#clock,
      input: this.#restored(event['input']),
      inspect: {
        next: (message) => {
          const ref = message.actorRef as AnyActorRef;
          if (message.type === '@xstate.actor') this.#newest.set(machineIdOf(ref), ref);
          else {
            this.#actors.set(this.#recorder.keyOf(ref), ref);
            if (message.type === '@xstate.event') this.#noteSent(ref, message.event);
          }
          this.#recorder.inspect.next?.(message);
        },
      },
    });
    this.#root = root;
    root.subscribe({ error: () => undefined });
    root.start();
  }

  #noteSent(ref: AnyActorRef, event: EventObject): void {
    const actor = this.#recorder.keyOf(ref);
    const byMachine = this.#sentTo.get(event) ?? new Map<string, string>();
    this.#sentTo.set(event, byMachine.set(machineIdOf(ref), actor));
  }

  #eventOf(entry: EntryOf<'event'>): EventObject {
    const event = this.#restored(entry.event) as EventObject & { flow?: FlowDefinition };
    if (event.type !== 'flow.needed' || event.flow === undefined) return event;
    // a flow creates its input when it starts
    const { id } = event.flow;
    const input = () => this.#restored(this.#session.inputOf(id, entry));
    return { ...event, flow: defineFlow({ id, logic: event.flow.logic, input }) } as EventObject;
  }

  #restored(value: unknown): unknown {
    return restored(value, (id) => this.#logicOf(id));
  }

  #logicOf(id: string) {
    const machine = this.#library.find(id);
    // a machine that this version does not have stays silent, which shows in the comparison
    return machine === undefined ? silent(this.#script.reply) : scripted(machine, this.#script);
  }

  /** Whether this transition was taken at the actor's current step. */
  #wasTaken(machineId: string, event: EventObject, transition: string): boolean | undefined {
    const ref = this.#newest.get(machineId);
    // an actor takes its first transitions while it is created, before it receives its start event
    const made =
      systemEvent(event.type)?.kind === 'start' && ref !== undefined ? this.#recorder.keyOf(ref) : undefined;
    const actor = this.#sentTo.get(event)?.get(machineId) ?? made;
    const step = actor === undefined ? undefined : this.#session.step(actor, this.#dealtWith.get(actor) ?? 0);
    if (step?.event !== event.type) return undefined;
    this.#asRecorded += 1;
    return step.took.includes(transition);
  }

  #newestTimer() {
    const newest = this.#root === undefined ? undefined : timersOf(this.#root).at(-1);
    if (newest === undefined) throw new Error('A timer was set by no actor');
    return { actor: this.#recorder.keyOf(newest.target), event: newest.event.type };
  }
}

function machineIdOf(ref: AnyActorRef): string {
  return (ref as { logic?: { id?: string } }).logic?.id ?? '';
}
