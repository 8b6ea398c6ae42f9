import type { AnyActorLogic, AnyStateMachine, AnyStateNode } from 'xstate';
import { StateMachine } from 'xstate';
import { edgeKey } from '#app/inspector/transitionKey.ts';
import { actionWords, guardWords, systemEvent } from '#app/inspector/xstateInternals.ts';

/** The trigger of a transition; `ms` is null if a function computes the delay. */
export type Trigger =
  | { kind: 'event'; event: string }
  | { kind: 'always' }
  | { kind: 'after'; delay: string; ms: number | null }
  | { kind: 'done' | 'error' | 'snapshot'; call: string }
  | { kind: 'finished' };

/** One guarded candidate of a transition, with the names that the machine uses. */
export interface FlowTransition {
  /** its name in logs and coverage */
  key: string;
  trigger: Trigger;
  /** the guard's name; `else` for a candidate that is taken if no earlier one was */
  guard: string | null;
  /** ids of its target states; empty if it stays */
  targets: readonly string[];
  actions: readonly string[];
  reenter: boolean;
}

/** A call or machine that a state runs while it is active. */
export interface FlowCall {
  id: string;
  src: string;
}

export interface FlowState {
  /** such as `redPacket.opened.info` */
  id: string;
  key: string;
  /** relative to the root; empty for the root */
  path: readonly string[];
  type: AnyStateNode['type'];
  /** the key of the initial child */
  initial: string | null;
  tags: readonly string[];
  entry: readonly string[];
  exit: readonly string[];
  calls: readonly FlowCall[];
  transitions: readonly FlowTransition[];
  states: readonly FlowState[];
}

/** A named delay in ms; null if a function computes it. */
export interface FlowDelay {
  name: string;
  ms: number | null;
}

/** The drawn part of a machine: plain data, so that it can be stored in a file and sent to another page. */
export type Chart = Pick<Flow, 'name' | 'root'>;

/** A machine as it is shown: read from its definition, without running it. */
export interface Flow {
  name: string;
  root: FlowState;
  delays: readonly FlowDelay[];
  /** the actors of its calls, by `src`: another machine, or a call that `src/calls` binds */
  actors: Readonly<Record<string, AnyStateMachine | null>>;
}

type Transition = AnyStateNode['transitions'] extends Map<string, (infer Each)[]> ? Each : never;

function delayOf(machine: AnyStateMachine, delay: unknown): FlowDelay {
  if (typeof delay === 'number') return { name: String(delay), ms: delay };
  const name = typeof delay === 'string' ? delay : 'delay';
  const given = (machine.implementations.delays as Readonly<Record<string, unknown>>)[name];
  if (typeof given === 'number') return { name, ms: given };
  // `after: { 1000: … }` names its delay by its number
  return { name, ms: given === undefined && /^\d+$/.test(name) ? Number(name) : null };
}

function triggerOf(node: AnyStateNode, { eventType, ...transition }: Transition): Trigger {
  if (eventType === '') return { kind: 'always' };
  const told = systemEvent(eventType);
  if (told !== null && 'call' in told) return told;
  if (told?.kind === 'finished') return { kind: 'finished' };
  if (told?.kind === 'after') {
    const { name, ms } = delayOf(node.machine, (transition as { delay?: unknown }).delay);
    return { kind: 'after', delay: name, ms };
  }
  return { kind: 'event', event: eventType };
}

function transitionsOf(node: AnyStateNode): FlowTransition[] {
  return [...node.transitions.values(), node.always ?? []].flatMap((candidates) =>
    candidates.map((transition, index) => ({
      key: edgeKey(node, transition.eventType, index),
      trigger: triggerOf(node, transition),
      guard: guardWords(transition.guard) ?? (index > 0 ? 'else' : null),
      targets: transition.target?.map(({ id }) => id) ?? [],
      actions: transition.actions.map(actionWords),
      reenter: transition.reenter,
    })),
  );
}

function toArray(given: unknown): readonly unknown[] {
  if (given === undefined) return [];
  return Array.isArray(given) ? (given as readonly unknown[]) : [given];
}

function stateOf(node: AnyStateNode): FlowState {
  const { entry, exit } = node.config as { entry?: unknown; exit?: unknown };
  return {
    id: node.id,
    key: node.key,
    path: node.path,
    type: node.type,
    initial: node.type === 'compound' ? (node.initial.target?.[0]?.key ?? null) : null,
    tags: node.tags,
    // as written: the node's own lists also contain the timers
    entry: toArray(entry).map(actionWords),
    exit: toArray(exit).map(actionWords),
    calls: node.invoke.map(({ id, src }) => ({ id, src: typeof src === 'string' ? src : id })),
    transitions: transitionsOf(node),
    states: Object.values(node.states as Readonly<Record<string, AnyStateNode>>).map(stateOf),
  };
}

/** Reads a machine: states, transitions, delays and calls by the names it gives them. */
export function flowOf(machine: AnyStateMachine): Flow {
  const actors = Object.entries(machine.implementations.actors as Readonly<Record<string, AnyActorLogic>>);
  return {
    name: machine.id,
    root: stateOf(machine.root),
    delays: Object.keys(machine.implementations.delays).map((name) => delayOf(machine, name)),
    actors: Object.fromEntries(
      actors.map(([src, logic]) => [src, logic instanceof StateMachine ? logic : null]),
    ),
  };
}

/** Every state of a flow, in document order, starting with its root. */
export function statesOf({ root }: Pick<Flow, 'root'>): FlowState[] {
  const below = (state: FlowState): FlowState[] => [state, ...state.states.flatMap(below)];
  return below(root);
}

/** The events that a flow handles, in the order in which its states first handle them. */
export function eventsOf(flow: Flow): string[] {
  const events = statesOf(flow).flatMap(({ transitions }) =>
    transitions.flatMap(({ trigger }) => (trigger.kind === 'event' ? [trigger.event] : [])),
  );
  return [...new Set(events)];
}
