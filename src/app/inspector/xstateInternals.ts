import {
  getStateNodes,
  isMachineSnapshot,
  type AnyActorRef,
  type AnyStateNode,
  type AnyTransitionDefinition,
  type EventObject,
  type InspectionEvent,
} from 'xstate';
import { STOP_EVENT } from '#machines/app/crash/stopEvent.ts';

/*
 * All that tools and the inspector know of XState beyond its documented interface: the names of its own events, what
 * its inspection events and actors hold, and the form of its built-in actions and guards. The one event that the product
 * itself sends is in `machines/app/crash/stopEvent.ts`.
 */

/** An event that XState itself sends, by what it tells. */
export type SystemEvent =
  | { kind: 'start' | 'stop' | 'answered' | 'failed' }
  /** the end of a call, or what it reports meanwhile */
  | { kind: 'done' | 'error' | 'snapshot'; call: string }
  /** a state of this id has reached its final state */
  | { kind: 'finished'; state: string }
  /** a delay of the state of this id has elapsed; without a name, it is its number of ms */
  | { kind: 'after'; delay: string; state: string };

const PLAIN: Readonly<Record<string, SystemEvent>> = {
  'xstate.init': { kind: 'start' },
  [STOP_EVENT.type]: { kind: 'stop' },
  'xstate.promise.resolve': { kind: 'answered' },
  'xstate.promise.reject': { kind: 'failed' },
};
const OF_CALL = /^xstate\.(?:(done|error)\.actor|(snapshot))\.(.+)$/;
const OF_STATE = /^xstate\.(?:done\.state|after\.([^.]+))\.(.+)$/;

/** What an event of XState's own tells; null for one of the machine. */
export function systemEvent(type: string): SystemEvent | null {
  const [, end, report, call] = OF_CALL.exec(type) ?? [];
  if (call !== undefined) return { kind: (end ?? report) as 'done' | 'error' | 'snapshot', call };
  const [, delay, state] = OF_STATE.exec(type) ?? [];
  if (state !== undefined)
    return delay === undefined ? { kind: 'finished', state } : { kind: 'after', delay, state };
  return PLAIN[type] ?? null;
}

/** Whether an event's type belongs to XState, also where `systemEvent` knows nothing of it. */
export const isOfSystem = (type: string): boolean => type.startsWith('xstate.');

/** The events that end a call. */
export const doneEvent = (id: string, output: unknown) => ({
  type: `xstate.done.actor.${id}`,
  output,
  actorId: id,
});
export const errorEvent = (id: string, error: unknown) => ({
  type: `xstate.error.actor.${id}`,
  error,
  actorId: id,
});

/* oxlint-disable no-underscore-dangle -- these are only exposed under such names */

/** The transitions that an inspection event reports as taken. */
export function takenTransitions(event: InspectionEvent): readonly AnyTransitionDefinition[] {
  return event.type === '@xstate.microstep' ? event._transitions : [];
}

/** The active states of a machine's snapshot; none for other actors. */
export function activeNodes(snapshot: unknown): readonly AnyStateNode[] {
  return isMachineSnapshot(snapshot)
    ? [...new Set(getStateNodes(snapshot.machine.root, snapshot.value))]
    : [];
}

/** The actor that started this one; undefined for the root. */
export const parentOf = (ref: AnyActorRef): AnyActorRef | undefined => ref._parent;

/** The running timers of an actor's system, the newest last. XState adds one just before it passes it to the clock. */
export const timersOf = ({ system }: AnyActorRef) => Object.values(system.getSnapshot()._scheduledEvents);
/* oxlint-enable no-underscore-dangle */

/** Lets a running timer elapse at once. */
export function elapse({ source, target, event, id }: ReturnType<typeof timersOf>[number]): void {
  const { scheduler } = source.system;
  scheduler.cancel(source, id);
  scheduler.schedule(source, target, event, 0, id);
}

/** The timer that an executed action starts; null if it starts none. */
export function startedTimer({
  type,
  params,
}: {
  type: string;
  params: unknown;
}): { id: string; event: EventObject; delay: number } | null {
  const { id, event, delay } = (params ?? {}) as { id?: string; event?: EventObject; delay?: number };
  return type === 'xstate.raise' && event !== undefined && delay !== undefined
    ? { id: String(id), event, delay }
    : null;
}

/** The timer that an executed action cancels; null if it cancels none. */
export function cancelledTimer({ type, params }: { type: string; params: unknown }): string | null {
  return type === 'xstate.cancel' ? String((params as { sendId?: unknown }).sendId) : null;
}

/** Built-in actions and guards are functions that carry their arguments. */
interface BuiltIn {
  name: string;
  type?: unknown;
  event?: unknown;
  assignment?: unknown;
  to?: unknown;
  guards?: readonly unknown[];
  stateValue?: unknown;
}

function typeOf(given: unknown): string | null {
  const type = typeof given === 'string' ? given : (given as { type?: unknown } | null | undefined)?.type;
  return typeof type === 'string' ? type : null;
}

function stateWords(value: unknown): string {
  if (typeof value === 'string') return value;
  const regions = Object.entries((value ?? {}) as Readonly<Record<string, unknown>>);
  return regions.map(([key, below]) => [key, stateWords(below)].filter(Boolean).join('.')).join(', ');
}

/** The name of a guard; built-in guards as text, such as `not isOpen`. Null if there is none. */
export function guardWords(guard: unknown): string | null {
  if (guard === undefined || guard === null) return null;
  if (typeof guard !== 'function') return typeOf(guard) ?? 'guard';
  const { name, guards, stateValue } = guard as unknown as BuiltIn;
  if (stateValue !== undefined) return `in ${stateWords(stateValue)}`;
  if (guards === undefined) return 'guard';
  const words = guards.map((each) => guardWords(each) ?? 'guard');
  return name === 'not' ? `not ${words.join('')}` : words.join(` ${name} `);
}

/** The name of an action; built-in actions, which have no name, as text, such as `raise info.arrived`. */
export function actionWords(action: unknown): string {
  const type = typeOf(action) ?? 'action';
  if (typeof action !== 'function') return type;
  const { event, assignment, to } = action as unknown as BuiltIn;
  const name = typeOf(event);
  if (type === 'xstate.assign')
    return typeof assignment === 'object' && assignment !== null
      ? `assign ${Object.keys(assignment).join(', ')}`
      : 'assign';
  if (type === 'xstate.raise') return name === null ? 'raise' : `raise ${name}`;
  if (type === 'xstate.sendTo')
    return `send${name === null ? '' : ` ${name}`}${typeof to === 'string' ? ` to ${to.replace(/^#_/, '')}` : ''}`;
  return type.replace(/^xstate\./, '');
}
