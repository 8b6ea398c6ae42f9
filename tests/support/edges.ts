import type { AnyStateMachine, AnyStateNode, InspectionEvent } from 'xstate';
import { getStateNodes } from 'xstate/graph';

/** One transition definition of a machine: the event, where it stands, which of the guarded candidates it is. */
export interface Edge {
  key: string;
  label: string;
}

/** What XState hands over of a transition that was taken; the part that is read here. */
interface TakenTransition {
  source: AnyStateNode;
  eventType: string;
}

/** Every node of a machine, its root first. */
export function allNodes(machine: AnyStateMachine): AnyStateNode[] {
  return [machine.root, ...getStateNodes(machine.root)];
}

function edgeKey(source: AnyStateNode, eventType: string, index: number): string {
  return `${source.id} · ${eventType === '' ? 'always' : eventType} · ${index}`;
}

/**
 * Every edge of a machine: `on` (at the root too), `after`, `always`, invoke and state `onDone` and `onError`,
 * each guarded candidate on its own.
 */
export function enumerateEdges(machine: AnyStateMachine): Edge[] {
  return allNodes(machine).flatMap((source) =>
    [...source.transitions.values(), source.always ?? []].flatMap((candidates) =>
      candidates.map((transition, index) => {
        const guard = transition.guard;
        const named = typeof guard === 'object' && 'type' in guard ? guard.type : guard;
        const when = guard === undefined ? '' : ` [${typeof named === 'string' ? named : 'guard'}]`;
        const targets = transition.target?.map((target) => target.id).join(', ') ?? '(stays)';
        const key = edgeKey(source, transition.eventType, index);
        return { key, label: `${key}${when} → ${targets}` };
      }),
    ),
  );
}

/** The key of a transition that was taken, or null where it is no edge (the entry of an initial state). */
export function takenKey(transition: TakenTransition): string | null {
  const { source, eventType } = transition;
  const candidates: readonly unknown[] =
    (eventType === '' ? source.always : source.transitions.get(eventType)) ?? [];
  const index = candidates.indexOf(transition);
  return index === -1 ? null : edgeKey(source, eventType, index);
}

/* oxlint-disable no-underscore-dangle -- XState reports the transitions taken and the nodes entered under these names only */

/** The edges that an inspection event reports as taken, each with its machine and the node it leaves. */
export function takenEdges(event: InspectionEvent): { machineId: string; nodeId: string; key: string }[] {
  if (event.type !== '@xstate.microstep') return [];
  return event._transitions.flatMap((transition) => {
    const key = takenKey(transition);
    const { id, machine } = transition.source;
    return key === null ? [] : [{ machineId: machine.id, nodeId: id, key }];
  });
}

/** The states that an inspection event reports an actor to be in, by machine and node id. */
export function visitedNodes(event: InspectionEvent): { machineId: string; nodeId: string }[] {
  if (event.type !== '@xstate.microstep' && event.type !== '@xstate.snapshot') return [];
  const nodes = (event.snapshot as { _nodes?: readonly AnyStateNode[] })._nodes ?? [];
  return nodes.map((node) => ({ machineId: node.machine.id, nodeId: node.id }));
}
