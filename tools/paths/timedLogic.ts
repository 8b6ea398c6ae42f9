import {
  createActor,
  fromCallback,
  transition,
  type ActorLogic,
  type ActorScope,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventObject,
} from 'xstate';
import { cancelledTimer, doneEvent, errorEvent, startedTimer } from '#app/inspector/xstateInternals.ts';
import { takenEdges } from '#tools/coverage/edges.ts';
import { START_MS } from './steppedClock.ts';

/** One input of a machine; `wait` is the idle time (ms) before an event. */
export type Move =
  | { kind: 'send'; event: EventObject; wait: number }
  | { kind: 'answer'; id: string; output: unknown }
  | { kind: 'fail'; id: string; error: unknown }
  | { kind: 'time' }
  /** the machine is started from one of its scenarios */
  | { kind: 'start'; scenario: string };

/** The machine's inputs by scenario; `now` is the simulated clock's (epoch ms). */
export type Starts = Readonly<Record<string, (now: () => number) => unknown>>;

interface Moment {
  scenario: string;
  now: number;
  /** due times (epoch ms) of the pending delayed events, in the order they were set */
  timers: ReadonlyMap<string, { event: EventObject; due: number }>;
  edges: string[];
}

/** The state before a scenario is chosen. */
export const NOT_STARTED = 'not started';
/** The snapshot before the first step, which provides the real initial snapshot. */
const NO_SNAPSHOT = { status: 'active', value: NOT_STARTED } as AnyMachineSnapshot;

/** The kind of a failed call, such as `offline` or `rejected 400: 余额不足`; the error itself if it has none. */
function failureLine(error: unknown): string {
  const { kind, code, message = '' } = (error ?? {}) as { kind?: unknown; code?: number; message?: string };
  if (typeof kind !== 'string') return show(error);
  return `${kind}${code === undefined ? '' : ` ${code}`}${message === '' ? '' : `: ${message}`}`;
}

/** A move as one line: `sms.send {"phone":"13800000000"}`, `sendSms fails (offline)`. */
export function moveLine(move: Move): string {
  switch (move.kind) {
    case 'time':
      return 'time passes';
    case 'start':
      return `start: ${move.scenario}`;
    case 'answer':
      return `${move.id} answers${move.output === undefined ? '' : ` ${show(move.output)}`}`;
    case 'fail':
      return `${move.id} fails (${failureLine(move.error)})`;
    case 'send': {
      const { type, ...rest } = move.event;
      const line = Object.keys(rest).length === 0 ? type : `${type} ${show(rest)}`;
      return move.wait > 0 ? `after ${move.wait} ms ${line}` : line;
    }
  }
}

/** A value as one line of JSON, including errors. */
export function show(value: unknown): string {
  return (
    JSON.stringify(value, (_, part: unknown) =>
      part instanceof Error ? { name: part.name, message: part.message } : part,
    ) ?? 'nothing'
  );
}

/** The event XState itself would deliver for a move. */
function eventOf(move: Exclude<Move, { kind: 'time' | 'start' }>): AnyEventObject {
  switch (move.kind) {
    case 'send':
      return move.event;
    case 'answer':
      return doneEvent(move.id, move.output);
    case 'fail':
      return errorEvent(move.id, move.error);
  }
}

/**
 * The machine with time but without effects: each snapshot has its time and its pending timers, so that paths only
 * contain what can happen (of two timers, the earlier one first) and guards read the right `now`.
 */
export class TimedLogic {
  /** The snapshot before the machine is started by the first move. */
  readonly notStarted = { ...NO_SNAPSHOT } as AnyMachineSnapshot;
  #now = START_MS;
  readonly #moments = new WeakMap<AnyMachineSnapshot, Moment>([
    [this.notStarted, { scenario: NOT_STARTED, now: START_MS, timers: new Map(), edges: [] }],
  ]);
  readonly #reached = new WeakMap<AnyMachineSnapshot, Map<Move, AnyMachineSnapshot>>();
  readonly #machine: AnyStateMachine;
  readonly #starts: Starts;

  constructor(machine: AnyStateMachine, starts: Starts) {
    this.#machine = machine;
    this.#starts = starts;
    // A loop of `always` must fail the run, not hang it.
    machine.options.maxIterations = 500;
  }

  /** The moment of a snapshot of this exploration. */
  moment(snapshot: AnyMachineSnapshot): Moment {
    const moment = this.#moments.get(snapshot);
    if (moment === undefined) throw new Error('A snapshot of another exploration');
    return moment;
  }

  /** The snapshot after a move; the same snapshot if nothing handles it. A common prefix of paths is only run once. */
  move(snapshot: AnyMachineSnapshot, move: Move): AnyMachineSnapshot {
    const moves = this.#reached.get(snapshot) ?? new Map<Move, AnyMachineSnapshot>();
    this.#reached.set(snapshot, moves);
    const reached = moves.get(move) ?? this.#moved(snapshot, move);
    moves.set(move, reached);
    return reached;
  }

  #moved(snapshot: AnyMachineSnapshot, move: Move): AnyMachineSnapshot {
    const before = this.moment(snapshot);
    if (move.kind === 'start') {
      this.#now = START_MS;
      const input = this.#starts[move.scenario]?.(() => this.#now);
      return this.#run({ ...before, scenario: move.scenario }, (scope) =>
        this.#machine.getInitialSnapshot(scope, input),
      );
    }
    if (move.kind !== 'time') {
      this.#now = before.now + (move.kind === 'send' ? move.wait : 0);
      return this.#deliver(snapshot, eventOf(move), { ...before, now: this.#now, edges: [] });
    }
    const due = this.nextDue(snapshot);
    if (due === undefined) return snapshot;
    this.#now = due;
    let current = snapshot;
    let moment: Moment = { ...before, now: due, edges: [] };
    for (const [id, timer] of before.timers) {
      if (timer.due !== due || moment.timers.get(id) !== timer) continue;
      const timers = new Map(moment.timers);
      timers.delete(id);
      current = this.#deliver(current, timer.event, { ...moment, timers });
      moment = this.moment(current);
    }
    return current;
  }

  /** The earliest due time (epoch ms) of the pending timers. */
  nextDue(snapshot: AnyMachineSnapshot): number | undefined {
    const { timers } = this.moment(snapshot);
    return timers.size === 0 ? undefined : Math.min(...[...timers.values()].map(({ due }) => due));
  }

  #deliver(snapshot: AnyMachineSnapshot, event: EventObject, moment: Moment): AnyMachineSnapshot {
    return this.#run(moment, (scope) => this.#machine.transition(snapshot, event, scope));
  }

  /** Uses a new system for each step: children are created but not started, and no system id is used twice. */
  #run(moment: Moment, step: (scope: ActorScope<AnyMachineSnapshot, AnyEventObject>) => AnyMachineSnapshot) {
    const timers = new Map(moment.timers);
    const edges = [...moment.edges];
    const idle = fromCallback(() => undefined);
    const clock = { now: () => this.#now, setTimeout: () => 0, clearTimeout: () => undefined };
    const self = createActor(idle, { parent: createActor(idle, { clock }) });
    self.system.inspect((event) => {
      for (const { machineId, key } of takenEdges(event)) if (machineId === this.#machine.id) edges.push(key);
    });
    const inSystem: ActorLogic<AnyMachineSnapshot, AnyEventObject> = {
      transition: (_, __, scope) => step({ ...scope, self: self as never, system: self.system }),
      getInitialSnapshot: () => NO_SNAPSHOT,
      getPersistedSnapshot: (snapshot) => snapshot,
    };
    const [reached, actions] = transition(inSystem, NO_SNAPSHOT, { type: 'step' });
    for (const action of actions as { type: string; params: unknown }[]) {
      timers.delete(cancelledTimer(action) ?? '');
      const timer = startedTimer(action);
      if (timer !== null) timers.set(timer.id, { event: timer.event, due: moment.now + timer.delay });
    }
    // An unhandled event returns the same snapshot, whose moment must not be changed, so it is copied.
    const next = this.#moments.has(reached) ? ({ ...reached } as AnyMachineSnapshot) : reached;
    this.#moments.set(next, { ...moment, timers, edges });
    return next;
  }
}
