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
import { takenEdges } from '#tests/support/edges.ts';
import { START_MS } from '#tests/support/steppedClock.ts';

/** One input of a machine; `wait` is the idle time (ms) before an event. */
export type Move =
  | { kind: 'send'; event: EventObject; wait: number }
  | { kind: 'answer'; id: string; output: unknown }
  | { kind: 'fail'; id: string; error: unknown }
  | { kind: 'time' };

interface Moment {
  now: number;
  /** due times (epoch ms) of the pending delayed events, in the order they were set */
  timers: ReadonlyMap<string, { event: EventObject; due: number }>;
  edges: string[];
}

/** The snapshot before a step; the step itself has the actual one. */
const NO_SNAPSHOT = { status: 'active' } as AnyMachineSnapshot;

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
    case 'answer':
      return `${move.id} answers${move.output === undefined ? '' : ` ${show(move.output)}`}`;
    case 'fail':
      return `${move.id} fails (${failureLine(move.error)})`;
    case 'send': {
      const { type, ...rest } = move.event;
      const told = Object.keys(rest).length === 0 ? type : `${type} ${show(rest)}`;
      return move.wait > 0 ? `after ${move.wait} ms ${told}` : told;
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

/** The event that XState itself would deliver for a move. */
function eventOf(move: Exclude<Move, { kind: 'time' }>): AnyEventObject {
  switch (move.kind) {
    case 'send':
      return move.event;
    case 'answer':
      return { type: `xstate.done.actor.${move.id}`, output: move.output, actorId: move.id };
    case 'fail':
      return { type: `xstate.error.actor.${move.id}`, error: move.error, actorId: move.id };
  }
}

/**
 * The machine with time but without effects: each snapshot has its time and its pending timers, so that paths only
 * contain what can happen (of two timers, the earlier one first) and guards read the right `now`.
 */
export class TimedLogic {
  #now = START_MS;
  readonly #moments = new WeakMap<AnyMachineSnapshot, Moment>();
  readonly #machine: AnyStateMachine;

  constructor(machine: AnyStateMachine) {
    this.#machine = machine;
    // A loop of `always` must fail the run, not hang it.
    machine.options.maxIterations = 500;
  }

  /** The time (epoch ms) of the current step, for inputs that take a `now`. */
  readonly now = (): number => this.#now;

  /** The moment of a snapshot of this exploration. */
  moment(snapshot: AnyMachineSnapshot): Moment {
    const moment = this.#moments.get(snapshot);
    if (moment === undefined) throw new Error('A snapshot of another exploration');
    return moment;
  }

  /** The initial snapshot, at `START_MS`. */
  initial(input: unknown): AnyMachineSnapshot {
    this.#now = START_MS;
    return this.#run({ now: START_MS, timers: new Map(), edges: [] }, (scope) =>
      this.#machine.getInitialSnapshot(scope, input),
    );
  }

  /** The snapshot after a move; the same one if nothing handles it. */
  move(snapshot: AnyMachineSnapshot, move: Move): AnyMachineSnapshot {
    const before = this.moment(snapshot);
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
    const self = createActor(idle, { parent: createActor(idle) });
    self.system.inspect((event) => {
      for (const { machineId, key } of takenEdges(event)) if (machineId === this.#machine.id) edges.push(key);
    });
    const inSystem: ActorLogic<AnyMachineSnapshot, AnyEventObject> = {
      transition: (_, __, scope) => step({ ...scope, self: self as never, system: self.system }),
      getInitialSnapshot: () => NO_SNAPSHOT,
      getPersistedSnapshot: (snapshot) => snapshot,
    };
    const [reached, actions] = transition(inSystem, NO_SNAPSHOT, { type: 'step' });
    for (const { type, params } of actions as { type: string; params: Record<string, unknown> }[]) {
      if (type === 'xstate.cancel') timers.delete(String(params['sendId']));
      if (type === 'xstate.raise' && typeof params['delay'] === 'number')
        timers.set(String(params['id']), {
          event: params['event'] as EventObject,
          due: moment.now + params['delay'],
        });
    }
    // An unhandled event returns the same snapshot, whose moment must not be changed, so it is copied.
    const next = this.#moments.has(reached) ? ({ ...reached } as AnyMachineSnapshot) : reached;
    this.#moments.set(next, { now: moment.now, timers, edges });
    return next;
  }
}
