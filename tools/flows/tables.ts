import { eventsOf, statesOf, type Flow, type FlowState } from '#app/inspector/flow.ts';
import type { Limit } from './limits.ts';
import type { NamedDelay } from './survey.ts';
import { duration, grouped, triggerWords } from './words.ts';

/** The rows of a table, the header row first. */
export type Rows = readonly (readonly string[])[];

/** The name of a state in tables: its path, or the machine's name for the root. */
export function stateName({ path, key }: FlowState): string {
  return path.length === 0 ? key : path.join('.');
}

function nameById(flow: Flow): (id: string) => string {
  const names = new Map(statesOf(flow).map((state) => [state.id, stateName(state)]));
  return (id) => names.get(id) ?? id;
}

/** The states with their kind, tags, actions and calls. */
export function stateRows(flow: Flow): Rows {
  const states = statesOf(flow);
  const initial = (state: FlowState) =>
    states.some(({ states: children, initial: first }) => children.includes(state) && first === state.key);
  return [
    ['state', 'kind', 'tags', 'on entry', 'on exit', 'calls'],
    ...states.map((state) => [
      stateName(state),
      [state.type, ...(initial(state) ? ['initial'] : [])].join(', '),
      state.tags.join(', '),
      state.entry.join(', '),
      state.exit.join(', '),
      state.calls.map(({ id }) => id).join(', '),
    ]),
  ];
}

/** The transitions, in the order in which they are tried. */
export function transitionRows(flow: Flow): Rows {
  const nameOf = nameById(flow);
  return [
    ['from', 'when', 'if', 'to', 'actions'],
    ...statesOf(flow).flatMap((state) =>
      state.transitions.map(({ trigger, guard, targets, actions, reenter }) => [
        stateName(state),
        triggerWords(trigger),
        guard ?? '',
        targets.length === 0 ? '(stays)' : targets.map(nameOf).join(', ') + (reenter ? ' (re-entered)' : ''),
        actions.join(', '),
      ]),
    ),
  ];
}

/** The events that the machine handles, and in which states. */
export function eventRows(flow: Flow): Rows {
  const takers = (event: string) =>
    statesOf(flow).filter(({ transitions }) =>
      transitions.some(({ trigger }) => trigger.kind === 'event' && trigger.event === event),
    );
  return [
    ['event', 'handled in'],
    ...eventsOf(flow).map((event) => [event, takers(event).map(stateName).join(', ')]),
  ];
}

/** The delays with their ms. */
export function delayRows(delays: readonly NamedDelay[]): Rows {
  return [
    ['delay', 'ms', 'duration', 'constant'],
    ...delays.map(({ name, ms, constant }) => [
      name,
      ms === null ? '' : grouped(ms),
      ms === null ? 'varies' : duration(ms),
      constant ?? '',
    ]),
  ];
}

/** The numbers of a limit: `15`, or `recent 12, favourites 60`. */
export function limitWords({ constant, values }: Limit): string {
  const unit = /(^|_)MS(_|$)/.test(constant) ? ' ms' : '';
  return values.map(({ of, value }) => `${of === '' ? '' : `${of} `}${grouped(value)}${unit}`).join(', ');
}

/** The limits with their meaning. */
export function limitRows(limits: readonly Limit[]): Rows {
  return [
    ['limit', 'value', 'meaning'],
    ...limits.map((limit) => [limit.constant, limitWords(limit), limit.meaning]),
  ];
}
