import type { Flow, FlowState, FlowTransition } from '#app/inspector/flow.ts';
import { duration } from './words.ts';

/** One guarded candidate, as `createMachine` takes it. */
export interface TransitionConfig {
  target?: string | string[];
  guard?: { type: string };
  actions?: { type: string }[];
  reenter?: true;
  description?: string;
}

/** A state, as `createMachine` takes it: only JSON. */
export interface StateConfig {
  id?: string;
  description?: string;
  type?: 'parallel' | 'final' | 'history';
  initial?: string;
  tags?: string[];
  entry?: { type: string }[];
  exit?: { type: string }[];
  invoke?: { id: string; src: string; [on: string]: string | TransitionConfig[] }[];
  on?: Record<string, TransitionConfig[]>;
  after?: Record<string, TransitionConfig[]>;
  always?: TransitionConfig[];
  onDone?: TransitionConfig[];
  states?: Record<string, StateConfig>;
}

const named = (names: readonly string[]) => names.map((type) => ({ type }));

function transitionConfig({ trigger, guard, targets, actions, reenter }: FlowTransition): TransitionConfig {
  const ids = targets.map((id) => `#${id}`);
  const [only] = ids;
  return {
    ...(only !== undefined && { target: ids.length === 1 ? only : ids }),
    ...(guard !== null && guard !== 'else' && { guard: { type: guard } }),
    ...(actions.length > 0 && { actions: named(actions) }),
    ...(reenter && { reenter }),
    ...(trigger.kind === 'after' && trigger.ms !== null && { description: `after ${duration(trigger.ms)}` }),
  };
}

/** The candidates of one kind of trigger, by name and in order; undefined if there are none. */
function candidates(
  state: FlowState,
  nameOf: (trigger: FlowTransition['trigger']) => string | null,
): Record<string, TransitionConfig[]> | undefined {
  const found: Record<string, TransitionConfig[]> = {};
  for (const transition of state.transitions) {
    const name = nameOf(transition.trigger);
    if (name !== null) (found[name] ??= []).push(transitionConfig(transition));
  }
  return Object.keys(found).length > 0 ? found : undefined;
}

const INVOKE_KEYS = { done: 'onDone', error: 'onError', snapshot: 'onSnapshot' } as const;

function stateConfig(state: FlowState): StateConfig {
  const { type, initial, tags, entry, exit, calls, states } = state;
  const on = candidates(state, (trigger) => (trigger.kind === 'event' ? trigger.event : null));
  const after = candidates(state, (trigger) => (trigger.kind === 'after' ? trigger.delay : null));
  const always = candidates(state, ({ kind }) => (kind === 'always' ? kind : null))?.['always'];
  const onDone = candidates(state, ({ kind }) => (kind === 'finished' ? kind : null))?.['finished'];
  const ends = (call: string) =>
    candidates(state, (trigger) =>
      'call' in trigger && trigger.call === call ? INVOKE_KEYS[trigger.kind] : null,
    );
  return {
    ...((type === 'parallel' || type === 'final' || type === 'history') && { type }),
    ...(initial !== null && { initial }),
    ...(tags.length > 0 && { tags: [...tags] }),
    ...(entry.length > 0 && { entry: named(entry) }),
    ...(exit.length > 0 && { exit: named(exit) }),
    ...(calls.length > 0 && { invoke: calls.map(({ id, src }) => ({ id, src, ...ends(id) })) }),
    ...(on && { on }),
    ...(after && { after }),
    ...(always && { always }),
    ...(onDone && { onDone }),
    ...(states.length > 0 && {
      states: Object.fromEntries(states.map((child) => [child.key, stateConfig(child)])),
    }),
  };
}

/**
 * A machine as JSON for `createMachine`: `createMachine(JSON.parse(…))` has the same states and transitions. Guards,
 * actions, delays and calls are referenced by name, as in `setup()`; their implementation is not part of the data.
 */
export function machineConfig(flow: Flow, description: string): StateConfig {
  return { id: flow.name, ...(description !== '' && { description }), ...stateConfig(flow.root) };
}

/**
 * The text for Stately Studio's import: code with a `createMachine()` for each machine
 * (https://stately.ai/docs/import-from-code). Stately's own reader of such code, `@xstate/machine-extractor` 0.16,
 * finds every machine in it with all states and transitions. It does not read bare JSON (as of November 2026).
 */
export function studioCode(configs: readonly StateConfig[]): string {
  const machines = configs.map(
    (config) =>
      `export const ${(config.id ?? 'machine').replace(/\W/g, '_')} = createMachine(${JSON.stringify(config, null, 2)});\n`,
  );
  return ["import { createMachine } from 'xstate';\n", ...machines].join('\n');
}
