import {
  StateMachine,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type InspectionEvent,
  type Observer,
  type StateValue,
} from 'xstate';
import { activeStates } from '#app/inspector/activeStates.ts';
import type { LogEntry } from '#app/inspector/log.ts';
import { RECORDING_VERSION, type Recording } from '#app/inspector/recording.ts';
import { redactMessage } from '#app/inspector/redaction.ts';
import { flowOf, type Chart } from '#app/inspector/flow.ts';
import { transitionKey } from '#app/inspector/transitionKey.ts';
import { parentOf, startedTimer, systemEvent, takenTransitions } from '#app/inspector/xstateInternals.ts';

/** The maximum number of lines in a recording: about two hours of a member's session. Later lines are only counted. */
const MOST_ENTRIES = 20_000;

export interface RecorderOptions {
  /** epoch ms */
  now: () => number;
  app: Recording['app'];
  /** the maximum number of lines */
  most?: number;
}

/** An actor's logic: a machine by its id. */
function machineOf(ref: AnyActorRef): string | null {
  const { logic } = ref as { logic?: unknown };
  return typeof logic === 'object' && logic !== null && 'root' in logic && 'id' in logic
    ? String(logic.id)
    : null;
}

/** The charts of the observed machines, each once, however often it was created or bound. */
class ChartList {
  readonly #places = new WeakMap<object, number>();
  readonly #texts = new Map<string, number>();
  all: readonly Chart[] = [];

  /** The index of the chart of an actor's machine; null for a call or a listener. */
  placeOf(ref: AnyActorRef): number | null {
    const { logic } = ref as { logic?: unknown };
    if (!(logic instanceof StateMachine)) return null;
    const machine = logic as AnyStateMachine;
    const known = this.#places.get(machine.config);
    if (known !== undefined) return known;
    const { name, root } = flowOf(machine);
    const chart = redactMessage({ name, root }) as Chart;
    const text = JSON.stringify(chart);
    const place = this.#texts.get(text) ?? this.all.length;
    if (place === this.all.length) this.all = [...this.all, chart];
    this.#texts.set(text, place);
    this.#places.set(machine.config, place);
    return place;
  }
}

/**
 * Receives every message of an actor system and writes it as lines of a log, redacted line by line: nothing else is
 * stored, shown or saved. It must receive messages from the first actor on.
 */
export class Recorder {
  readonly #options: RecorderOptions;
  readonly #startedAt: number;
  readonly #entries: LogEntry[] = [];
  readonly #listeners = new Set<(entry: LogEntry, at: number) => void>();
  readonly #keys = new WeakMap<AnyActorRef, string>();
  readonly #actors = new Map<string, WeakRef<AnyActorRef>>();
  readonly #charts = new ChartList();
  readonly #made = new Map<string, number>();
  readonly #contexts = new Map<string, string>();
  readonly #took = new Map<string, string[]>();
  /** the actors that have received an event and not handled it yet, the latest last */
  #busy: string[] = [];
  #count = 0;

  constructor(options: RecorderOptions) {
    this.#options = options;
    this.#startedAt = options.now();
  }

  /** Receives the messages; pass it to `createActor` as `inspect`. */
  readonly inspect: Observer<InspectionEvent> = { next: (message) => this.#hear(message) };

  /** Calls the listener with every further line and the number of lines before it. */
  subscribe(listener: (entry: LogEntry, before: number) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** The session so far, in the format of the file. */
  recording(): Recording {
    return {
      format: 'flowplay-recording',
      version: RECORDING_VERSION,
      app: this.#options.app,
      startedAt: this.#startedAt,
      duration: this.#options.now() - this.#startedAt,
      lost: this.#count - this.#entries.length,
      charts: this.#charts.all,
      entries: [...this.#entries],
    };
  }

  /** The name of an actor in the log; the actor and its parents are logged when they first appear. */
  keyOf(ref: AnyActorRef): string {
    const known = this.#keys.get(ref);
    if (known !== undefined) return known;
    const above = parentOf(ref);
    const parent = above === undefined ? null : this.keyOf(above);
    const { id, sessionId, systemId, src } = ref as AnyActorRef & { systemId?: string };
    const machine = machineOf(ref);
    // an actor without its own id has its session id, which differs from run to run
    const name = redactMessage(id === sessionId ? (systemId ?? machine ?? 'actor') : id) as string;
    const path = parent === null ? name : `${parent}/${name}`;
    const turn = (this.#made.get(path) ?? 0) + 1;
    this.#made.set(path, turn);
    const actor = turn === 1 ? path : `${path}#${turn}`;
    this.#keys.set(ref, actor);
    this.#actors.set(actor, new WeakRef(ref));
    const chart = this.#charts.placeOf(ref);
    this.#write({
      kind: 'actor',
      at: this.#at(),
      actor,
      parent,
      machine,
      src: typeof src === 'string' ? src : null,
      systemId: systemId ?? null,
      sessionId,
      ...(chart !== null && { chart }),
    });
    return actor;
  }

  /** The actor with this name, while it exists. */
  actorNamed(actor: string): AnyActorRef | undefined {
    return this.#actors.get(actor)?.deref();
  }

  /** The charts of the machines so far. */
  charts(): readonly Chart[] {
    return this.#charts.all;
  }

  /** The last external event has had all its consequences. */
  endTask(): void {
    this.#busy = [];
  }

  #at(): number {
    return this.#options.now() - this.#startedAt;
  }

  #write(entry: LogEntry): void {
    const clean = redactMessage(entry) as LogEntry;
    const before = this.#count;
    this.#count += 1;
    if (this.#entries.length < (this.#options.most ?? MOST_ENTRIES)) this.#entries.push(clean);
    for (const tell of this.#listeners) tell(clean, before);
  }

  #hear(message: InspectionEvent): void {
    const ref = message.actorRef as AnyActorRef;
    // its system id becomes known a little later, before any other message about it
    if (message.type === '@xstate.actor') return;
    const actor = this.keyOf(ref);
    switch (message.type) {
      case '@xstate.event':
        return this.#hearEvent(actor, ref, message.sourceRef as AnyActorRef | undefined, message.event);
      case '@xstate.microstep':
        return this.#hearStep(actor, message);
      case '@xstate.action':
        return this.#hearAction(actor, message.action);
      case '@xstate.snapshot':
        return this.#hearSnapshot(actor, message);
      case '@xstate.transition':
        return;
    }
  }

  #hearEvent(
    actor: string,
    ref: AnyActorRef,
    source: AnyActorRef | undefined,
    event: { type: string },
  ): void {
    this.#write({
      kind: 'event',
      at: this.#at(),
      actor,
      from: source === undefined ? null : this.keyOf(source),
      within: this.#busy.at(-1) ?? null,
      event,
    });
    // a stopped actor handles nothing
    if ((ref.getSnapshot() as { status?: string } | undefined)?.status !== 'active') return;
    // a step that did not end by itself ends with its task
    if (this.#busy.length === 0) queueMicrotask(() => this.endTask());
    this.#busy.push(actor);
  }

  #hearStep(actor: string, message: InspectionEvent): void {
    const took = this.#took.get(actor) ?? [];
    took.push(
      ...takenTransitions(message)
        .map(transitionKey)
        .filter((key) => key !== null),
    );
    this.#took.set(actor, took);
  }

  #hearAction(actor: string, action: { type: string; params: unknown }): void {
    const timer = startedTimer(action);
    if (timer === null) return;
    this.#write({ kind: 'timer', at: this.#at(), actor, event: timer.event.type, delay: timer.delay });
  }

  #hearSnapshot(actor: string, message: Extract<InspectionEvent, { type: '@xstate.snapshot' }>): void {
    const { event } = message;
    if (systemEvent(event.type)?.kind === 'stop') this.#busy = this.#busy.filter((busy) => busy !== actor);
    else {
      const dealtWith = this.#busy.indexOf(actor);
      if (dealtWith !== -1) this.#busy.splice(dealtWith, 1);
    }
    const snapshot = message.snapshot as Partial<AnyMachineSnapshot>;
    this.#write({
      kind: 'state',
      at: this.#at(),
      actor,
      event: event.type,
      states: snapshot.value === undefined ? [] : activeStates(snapshot.value as StateValue),
      status: snapshot.status ?? 'active',
      took: this.#took.get(actor) ?? [],
      ...this.#changedContext(actor, snapshot),
      ...(snapshot.status === 'done' && { output: snapshot.output as unknown }),
      ...(snapshot.status === 'error' && { error: snapshot.error }),
    });
    this.#took.delete(actor);
  }

  #changedContext(actor: string, { context }: Partial<AnyMachineSnapshot>): { context?: unknown } {
    if (context === undefined) return {};
    const text = JSON.stringify(redactMessage(context));
    if (this.#contexts.get(actor) === text) return {};
    this.#contexts.set(actor, text);
    return { context };
  }
}
