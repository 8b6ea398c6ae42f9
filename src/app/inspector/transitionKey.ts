import type { AnyStateNode } from 'xstate';

/** The parts of XState's description of a taken transition that are read here. */
export interface TakenTransition {
  source: AnyStateNode;
  eventType: string;
}

/** The key of one candidate of a node's event; the event is empty for `always`. */
export function edgeKey(source: AnyStateNode, eventType: string, index: number): string {
  return `${source.id} · ${eventType === '' ? 'always' : eventType} · ${index}`;
}

/** The key of a transition: its node, its event, and the index of the guarded candidate; null if it is not an edge. */
export function transitionKey(transition: TakenTransition): string | null {
  const { source, eventType } = transition;
  const candidates: readonly unknown[] =
    (eventType === '' ? source.always : source.transitions.get(eventType)) ?? [];
  const index = candidates.indexOf(transition);
  return index === -1 ? null : edgeKey(source, eventType, index);
}
