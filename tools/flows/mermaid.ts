import { statesOf, type Flow, type FlowState, type FlowTransition } from '#app/inspector/flow.ts';
import { transitionWords } from './words.ts';

/** Words that Mermaid reserves in places where a state's id could be; `root` is the diagram itself. */
const RESERVED =
  /^(accdescr|acctitle|as|class|classdef|click|default|direction|end|hide|note|root|scale|state|style)$/i;

/** The id of a state in the diagram: its path in characters that Mermaid accepts. */
function diagramId({ key, path }: FlowState): string {
  const id = (path.length === 0 ? [key] : path)
    .map((part) => part.replace(/\W/g, (letter) => `_${letter.charCodeAt(0).toString(16)}_`))
    .join('__');
  return RESERVED.test(id) || /^\d/.test(id) ? `${id}_` : id;
}

/** Escapes text so that Mermaid shows it unchanged: syntax and HTML characters become entities. */
function escaped(text: string): string {
  return text.replace(/[#:;"<>{}%]/g, (letter) => `#${letter.charCodeAt(0)};`);
}

function isWithin(state: FlowState, ancestor: FlowState): boolean {
  return state.id === ancestor.id || state.id.startsWith(`${ancestor.id}.`);
}

/** The states of a diagram by id, and the arrows and texts of their transitions. */
interface Sketch {
  states: ReadonlyMap<string, FlowState>;
  /** the labels of the arrows, by `source --> target` */
  arrows: ReadonlyMap<string, readonly string[]>;
  /** the text lines in a state, by its id */
  lines: ReadonlyMap<string, readonly string[]>;
}

/**
 * Whether a transition is drawn as an arrow. It is not if it stays, or connects a state and its ancestor, which Mermaid
 * cannot draw; nor can it draw an arrow into a sibling region.
 */
function isDrawn(states: ReadonlyMap<string, FlowState>, source: FlowState, target: FlowState): boolean {
  if (source.id === target.id) return source.states.length === 0;
  if (isWithin(source, target) || isWithin(target, source)) return false;
  if (target.states.length === 0) return true;
  return [...states.values()]
    .filter(({ type }) => type === 'parallel')
    .flatMap((parallel) => parallel.states)
    .every((region) => !isWithin(target, region) || (target.id !== region.id && isWithin(source, region)));
}

/** A state's path as seen from another state: relative to it if it is inside, otherwise from the root. */
function pathFrom(source: FlowState, { id, key, path }: FlowState): string {
  const within = id !== source.id && id.startsWith(`${source.id}.`);
  return (within ? path.slice(source.path.length) : path).join('.') || key;
}

/** The text line of a transition that is not an arrow: `refresh [hasToken] / setInfo → loading`. */
function line(source: FlowState, transition: FlowTransition, targets: readonly FlowState[]): string {
  const { actions } = transition;
  const stays = targets.length === 0;
  const deeds = actions.length > 0 ? ` / ${actions.join(', ')}` : stays ? ' / nothing' : '';
  const leads = stays ? '' : ` → ${targets.map((target) => pathFrom(source, target)).join(', ')}`;
  return transitionWords(transition) + deeds + leads;
}

function sketchOf(flow: Flow): Sketch {
  const states = new Map(statesOf(flow).map((state) => [state.id, state]));
  const arrows = new Map<string, string[]>();
  const lines = new Map<string, string[]>();
  const note = (map: Map<string, string[]>, key: string, text: string) =>
    map.set(key, [...(map.get(key) ?? []), text]);

  const drawable = (source: FlowState, targets: readonly FlowState[]) =>
    targets.length > 0 && targets.every((target) => isDrawn(states, source, target));
  for (const source of states.values()) {
    const ways = source.transitions.map((transition) => ({
      transition,
      targets: transition.targets.flatMap((id) => states.get(id) ?? []),
    }));
    // a loop would overlap the text of the state
    const hasText = ways.some(({ targets }) => !drawable(source, targets));
    for (const { transition, targets } of ways) {
      const loops = targets.some(({ id }) => id === source.id);
      if (!drawable(source, targets) || (loops && hasText))
        note(lines, source.id, line(source, transition, targets));
      else
        for (const target of targets)
          note(arrows, `${diagramId(source)} --> ${diagramId(target)}`, transitionWords(transition));
    }
  }
  return { states, arrows, lines };
}

function noteOf(state: FlowState, lines: readonly string[]): string[] {
  if (lines.length === 0) return [];
  return [`note right of ${diagramId(state)}`, ...lines.map((text) => `  ${escaped(text)}`), 'end note'];
}

/** The declaration of a state with its content. */
function declaration(sketch: Sketch, state: FlowState): string[] {
  const id = diagramId(state);
  const head = `state "${escaped(state.key)}" as ${id}`;
  const lines = sketch.lines.get(state.id) ?? [];
  if (state.states.length === 0) return [head, ...lines.map((text) => `${id} : ${escaped(text)}`)];
  return [`${head} {`, ...body(sketch, state).map((text) => `  ${text}`), '}', ...noteOf(state, lines)];
}

/** The content of a state: its initial child, its children, and its ends. */
function body(sketch: Sketch, state: FlowState): string[] {
  const initial = state.states.find(({ key }) => key === state.initial);
  return [
    ...(initial === undefined ? [] : [`[*] --> ${diagramId(initial)}`]),
    ...state.states.flatMap((child, index) => [
      ...(state.type === 'parallel' && index > 0 ? ['--'] : []),
      ...declaration(sketch, child),
      ...(child.type === 'final' ? [`${diagramId(child)} --> [*]`] : []),
    ]),
  ];
}

/**
 * A machine as a Mermaid `stateDiagram-v2`. Arrows have trigger and guard. Transitions that do not leave a state are
 * text in the state, or in a note beside a state with children.
 */
export function mermaidOf(flow: Flow): string {
  const { root } = flow;
  const sketch = sketchOf(flow);
  const framed =
    root.states.length === 0 || root.type === 'parallel' || (sketch.lines.get(root.id) ?? []).length > 0;
  const lines = [
    ...(framed
      ? [...(root.states.length === 0 ? [`[*] --> ${diagramId(root)}`] : []), ...declaration(sketch, root)]
      : body(sketch, root)),
    ...[...sketch.arrows].map(([arrow, labels]) => `${arrow} : ${labels.map(escaped).join('<br/>')}`),
  ];
  return ['stateDiagram-v2', ...lines.map((text) => `  ${text}`), ''].join('\n');
}
