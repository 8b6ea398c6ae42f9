import type { AnyStateMachine, AnyStateNode, InspectionEvent } from 'xstate';
import { getStateNodes } from 'xstate/graph';
import { edgeKey, transitionKey, type TakenTransition } from '#app/inspector/transitionKey.ts';
import { activeNodes, systemEvent, takenTransitions } from '#app/inspector/xstateInternals.ts';

/** One transition definition of a machine: event, source, and which of the guarded candidates it is. */
export interface Edge {
  key: string;
  label: string;
  /** the id of its source node */
  from: string;
  /** the event's type, `always` for an eventless transition */
  event: string;
  /** the guard's name; `guard` if it is inline, null if there is none */
  guard: string | null;
  /** the delay's name, or its milliseconds, for a delayed transition; else null */
  delay: string | null;
  /** the ids of its target nodes; none for a targetless transition */
  to: string[];
}

/** Every node of a machine, the root first. */
export function allNodes(machine: AnyStateMachine): AnyStateNode[] {
  return [machine.root, ...getStateNodes(machine.root)];
}

/**
 * Every edge of a machine: `on` (also at the root), `after`, `always`, invoke and state `onDone` and `onError`, with
 * each guarded candidate as an edge of its own.
 */
export function enumerateEdges(machine: AnyStateMachine): Edge[] {
  return allNodes(machine).flatMap((source) =>
    [...source.transitions.values(), source.always ?? []].flatMap((candidates) =>
      candidates.map((transition, index) => {
        const { eventType } = transition;
        const told = systemEvent(eventType);
        const guard = guardName(transition.guard);
        const to = transition.target?.map((target) => target.id) ?? [];
        const key = edgeKey(source, eventType, index);
        const when = guard === null ? '' : ` [${guard}]`;
        return {
          key,
          label: `${key}${when} → ${transition.target === undefined ? '(stays)' : to.join(', ')}`,
          from: source.id,
          event: eventType === '' ? 'always' : eventType,
          guard,
          delay: told?.kind === 'after' ? told.delay : null,
          to,
        };
      }),
    ),
  );
}

function guardName(guard: unknown): string | null {
  if (guard === undefined) return null;
  const named = typeof guard === 'object' && guard !== null && 'type' in guard ? guard.type : guard;
  return typeof named === 'string' ? named : 'guard';
}

/** An edge with its machine. */
export interface MachineEdge {
  machineId: string;
  key: string;
}

/** The edges that an inspection event reports as taken. */
export function takenEdges(event: InspectionEvent): MachineEdge[] {
  return takenTransitions(event).flatMap((transition) => {
    const key = transitionKey(transition);
    return key === null ? [] : [{ machineId: transition.source.machine.id, key }];
  });
}

/**
 * Reads the inspection events of a whole system and returns for each step the guarded edges whose guard was false. A
 * step is evaluated for the nodes that were active before it; in a settled state, every `always` guard was false.
 */
export function createRefusalReader(): (event: InspectionEvent) => MachineEdge[] {
  const latest = new WeakMap<object, readonly AnyStateNode[]>();
  return (event) => {
    if (event.type === '@xstate.snapshot') {
      if (!isActive(event.snapshot)) return [];
      const settled = activeNodes(event.snapshot);
      latest.set(event.actorRef, settled);
      return refusedEdges(settled, '', []);
    }
    if (event.type !== '@xstate.microstep') return [];
    const { actorRef } = event;
    const taken = takenTransitions(event);
    // the first step of an actor that is starting has none before it
    const before = latest.get(actorRef) ?? taken.map(({ source }) => source);
    latest.set(actorRef, activeNodes(event.snapshot));
    const isAlways = taken.some(({ eventType }) => eventType === '');
    return refusedEdges(before, isAlways ? '' : event.event.type, taken);
  };
}

function isActive(snapshot: unknown): boolean {
  return (snapshot as { status?: unknown }).status === 'active';
}

/**
 * The guarded edges of a step whose guard was false: for the nodes active before it, from each leaf outwards, every
 * candidate for the event before the one that was taken. A node is skipped if a descendant has handled the event.
 */
function refusedEdges(
  before: readonly AnyStateNode[],
  eventType: string,
  taken: readonly TakenTransition[],
): MachineEdge[] {
  const refused = new Map<string, MachineEdge>();
  const active = new Set(before);
  const examined = new Set<AnyStateNode>(taken.flatMap(({ source }) => ancestors(source)));
  const innermost = before.filter((node) => !Object.values(node.states).some((child) => active.has(child)));
  for (const node of innermost.flatMap((start) => [start, ...ancestors(start)])) {
    if (examined.has(node)) continue;
    examined.add(node);
    const candidates: readonly { guard?: unknown }[] =
      (eventType === '' ? node.always : node.transitions.get(eventType)) ?? [];
    const chosen = candidates.findIndex((candidate) => taken.some((transition) => transition === candidate));
    for (const [index, { guard }] of candidates.slice(0, chosen === -1 ? undefined : chosen).entries()) {
      const key = edgeKey(node, eventType, index);
      if (guard !== undefined) refused.set(key, { machineId: node.machine.id, key });
    }
  }
  return [...refused.values()];
}

/** The ancestors of a node, the parent first. */
function ancestors(node: AnyStateNode): AnyStateNode[] {
  return node.parent === undefined ? [] : [node.parent, ...ancestors(node.parent)];
}

/**
 * The states that an inspection event reports an actor to be in, by machine and node id. A transient state that is left
 * by `always` is never reported; a taken edge of it shows that it was entered.
 */
export function visitedNodes(event: InspectionEvent): { machineId: string; nodeId: string }[] {
  if (event.type !== '@xstate.microstep' && event.type !== '@xstate.snapshot') return [];
  const left = takenTransitions(event).map(({ source }) => source);
  return [...left, ...activeNodes(event.snapshot)].map(({ machine, id }) => ({
    machineId: machine.id,
    nodeId: id,
  }));
}
