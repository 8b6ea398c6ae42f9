import { statesOf, type Chart, type FlowState, type FlowTransition } from '#app/inspector/flow.ts';
import { triggerWords } from '#tools/flows/words.ts';
import { LINE_HEIGHT, PADDING, TITLE_HEIGHT, widthOf, wrapped } from './text.ts';

/** A piece of a line; its kind decides its colour. */
export interface Piece {
  kind: 'event' | 'guard' | 'action' | 'word' | 'call';
  text: string;
}
export type Line = readonly Piece[];

/** Lines that belong together: those of a transition, of a call, or of the actions on entry or exit. */
export interface Lines {
  lines: readonly Line[];
  /** the index of the transition in the chart; null for other lines */
  transition: number | null;
  /** the id of the invoked call; null for other lines */
  call: string | null;
  /** the transition is triggered by a delay */
  isDelayed: boolean;
}

/** A state's box with its texts; sizes in px. */
export interface Box {
  state: FlowState;
  /** the index of the state in the chart */
  index: number;
  rows: readonly Lines[];
  /** of the title and the rows; the children may need more */
  width: number;
  height: number;
  children: readonly Box[];
  /** it is a parallel region */
  isRegion: boolean;
}

/** Transitions from one state to another as one line with their labels. */
export interface Arrow {
  from: number;
  to: number;
  labels: readonly Lines[];
}

/** A chart before its layout. */
export interface Sketch {
  root: Box;
  arrows: readonly Arrow[];
}

/** The maximum number of letters in a line of a label, and of a row in a box. */
const LABEL_LETTERS = 30;
const ROW_LETTERS = 42;

const isBelow = (state: FlowState, above: FlowState) => state.id.startsWith(`${above.id}.`);

/**
 * Whether a transition is an arrow. It is not if it stays, re-enters its state, or connects a state with one inside it.
 */
function isArrow(source: FlowState, targets: readonly FlowState[]): boolean {
  return (
    targets.length > 0 &&
    targets.every((target) => target.id !== source.id && !isBelow(target, source) && !isBelow(source, target))
  );
}

function nameFrom(source: FlowState, target: FlowState): string {
  const path = isBelow(target, source) ? target.path.slice(source.path.length) : target.path;
  return path.join('.') || target.key;
}

function asLines(kind: Piece['kind'], text: string, letters: number): Line[] {
  return wrapped(text, letters).map((line) => [{ kind, text: line }]);
}

/** Joins parts in order, on one line if they fit and are one line each. */
function joined(parts: readonly Line[][], letters: number): Line[] {
  return parts.reduce<Line[]>((lines, part) => {
    const last = lines.at(-1);
    const [first] = part;
    const fits = last !== undefined && first !== undefined && lengthOf(last) + 1 + lengthOf(first) <= letters;
    if (!fits || part.length > 1) return [...lines, ...part];
    const [head, ...rest] = first;
    return [
      ...lines.slice(0, -1),
      [...last, ...(head === undefined ? [] : [{ ...head, text: ` ${head.text}` }]), ...rest],
    ];
  }, []);
}

function leadsWords(source: FlowState, targets: readonly FlowState[], transition: FlowTransition): string {
  if (targets.length === 0) return transition.actions.length === 0 ? '/ nothing' : '';
  if (targets.some(({ id }) => id === source.id)) return '↻ re-enters';
  const names = targets.map((target) => nameFrom(source, target)).join(', ');
  return `→ ${names}${transition.reenter ? ' ↻' : ''}`;
}

/** Trigger, guard and actions, and in a row also the target (`targets`), on as few lines as possible. */
function transitionLines(
  transition: FlowTransition,
  source: FlowState,
  targets: readonly FlowState[] | null,
  letters: number,
): Line[] {
  const { trigger, guard, actions } = transition;
  const part = (kind: Piece['kind'], text: string) => (text === '' ? [] : asLines(kind, text, letters));
  const head = joined(
    [
      part('event', trigger.kind === 'always' && guard !== null ? '' : triggerWords(trigger)),
      part('guard', guard === null ? '' : `[${guard}]`),
    ],
    letters,
  );
  const deeds = part('action', actions.length === 0 ? '' : `/ ${actions.join(', ')}`);
  // labels are kept narrow
  if (targets === null) return [...head, ...deeds];
  return joined([head, deeds, part('word', leadsWords(source, targets, transition))], letters);
}

function plainRow(word: string, text: string, call: string | null = null): Lines {
  const [first = '', ...more] = wrapped(`${word} ${text}`, ROW_LETTERS);
  const rest = first.slice(word.length);
  const kind = call === null ? 'action' : 'call';
  return {
    lines: [
      [
        { kind: 'word', text: word },
        { kind, text: rest },
      ],
      ...more.map((line): Line => [{ kind, text: line }]),
    ],
    transition: null,
    call,
    isDelayed: false,
  };
}

export const lengthOf = (line: Line) => line.reduce((sum, { text }) => sum + text.length, 0);

/** The size of lines in px; a delay has a ring in front. */
export function sizeOf({ lines, isDelayed }: Lines): { width: number; height: number } {
  return {
    width: Math.max(0, ...lines.map((line) => widthOf(lengthOf(line)))) + (isDelayed ? LINE_HEIGHT : 0),
    height: lines.length * LINE_HEIGHT,
  };
}

/** Every transition of a chart, in the order of their indexes in the drawing. */
export function transitionsIn(chart: Chart): { source: FlowState; transition: FlowTransition }[] {
  return statesOf(chart).flatMap((source) =>
    source.transitions.map((transition) => ({ source, transition })),
  );
}

/** Decides what becomes a box, a row in a box, or an arrow. */
export function sketchOf(chart: Chart): Sketch {
  const states = statesOf(chart);
  const indexOf = new Map(states.map((state, index) => [state.id, index]));
  const rows = new Map<FlowState, Lines[]>();
  const arrows = new Map<string, { from: number; to: number; labels: Lines[] }>();

  for (const [index, { source, transition }] of transitionsIn(chart).entries()) {
    const targets = transition.targets.flatMap((id) => states[indexOf.get(id) ?? -1] ?? []);
    const drawn = isArrow(source, targets);
    const label: Lines = {
      lines: transitionLines(transition, source, drawn ? null : targets, drawn ? LABEL_LETTERS : ROW_LETTERS),
      transition: index,
      call: null,
      isDelayed: transition.trigger.kind === 'after',
    };
    if (!drawn) rows.set(source, [...(rows.get(source) ?? []), label]);
    else
      for (const target of targets) {
        const from = indexOf.get(source.id) ?? 0;
        const to = indexOf.get(target.id) ?? 0;
        const arrow = arrows.get(`${from} ${to}`) ?? { from, to, labels: [] };
        arrow.labels.push(label);
        arrows.set(`${from} ${to}`, arrow);
      }
  }

  const boxOf = (state: FlowState, isRegion = false): Box => {
    const own: Lines[] = [
      ...(state.entry.length > 0 ? [plainRow('entry', `/ ${state.entry.join(', ')}`)] : []),
      ...(state.exit.length > 0 ? [plainRow('exit', `/ ${state.exit.join(', ')}`)] : []),
      ...state.calls.map(({ id, src }) => plainRow('call', src === id ? id : `${id} (${src})`, id)),
      ...(rows.get(state) ?? []),
    ];
    const sizes = own.map(sizeOf);
    const tags = state.tags.reduce((sum, tag) => sum + widthOf(tag.length) + 18, 0);
    return {
      state,
      index: indexOf.get(state.id) ?? 0,
      rows: own,
      width:
        Math.max(widthOf(state.key.length, true) + tags, ...sizes.map(({ width }) => width)) + 2 * PADDING,
      height:
        TITLE_HEIGHT + (sizes.length > 0 ? sizes.reduce((sum, { height }) => sum + height, 0) + PADDING : 0),
      children: state.states.map((child) => boxOf(child, state.type === 'parallel')),
      isRegion,
    };
  };
  return { root: boxOf(chart.root), arrows: [...arrows.values()] };
}
