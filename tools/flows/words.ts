import type { FlowTransition, Trigger } from './flow.ts';

/** A duration in ms as readable text: `250 ms`, `1.1 s`, `60 s`. */
export function duration(ms: number): string {
  return ms < 1000 ? `${ms} ms` : `${ms / 1000} s`;
}

/** A number with grouped thousands: `60 000`. */
export function grouped(value: number): string {
  const [whole = '', ...fraction] = String(value).split('.');
  return [whole.replace(/\B(?=(\d{3})+$)/g, ' '), ...fraction].join('.');
}

/** XState's built-in actions and guards are functions that carry their arguments. */
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

/** The trigger of a transition as its label in a diagram: `after 60 s`, `done fetchUser`, `grab`. */
export function triggerWords(trigger: Trigger): string {
  switch (trigger.kind) {
    case 'event':
      return trigger.event;
    case 'always':
      return 'always';
    case 'after':
      return `after ${trigger.ms === null ? trigger.delay : duration(trigger.ms)}`;
    case 'finished':
      return 'done';
    case 'done':
    case 'error':
    case 'snapshot':
      return `${trigger.kind} ${trigger.call}`;
  }
}

/** Trigger and guard: `switch.closed [isIdle]`; a guarded `always` is shown only as its guard. */
export function transitionWords({ trigger, guard }: FlowTransition): string {
  if (guard === null) return triggerWords(trigger);
  return trigger.kind === 'always' ? `[${guard}]` : `${triggerWords(trigger)} [${guard}]`;
}
