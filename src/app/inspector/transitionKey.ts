import type { AnyStateNode } from 'xstate';

/** What XState hands over of a transition that was taken; the part that is read here. */
export interface TakenTransition {
  source: AnyStateNode;
  eventType: string;
}

/** The key of one candidate of a node's event; the event is empty for `always`. */
export function edgeKey(source: AnyStateNode, eventType: string, index: number): string {
  return `${source.id} · ${eventType === '' ? 'always' : eventType} · ${index}`;
}

/** Names a transition by where it stands: node, event, and which of the guarded candidates; null for no edge. */
export function transitionKey(transition: TakenTransition): string | null {
  const { source, eventType } = transition;
  const candidates: readonly unknown[] =
    (eventType === '' ? source.always : source.transitions.get(eventType)) ?? [];
  const index = candidates.indexOf(transition);
  return index === -1 ? null : edgeKey(source, eventType, index);
}
