import type { FlowState } from '#app/inspector/flow.ts';
import type { Arrow, Box, Sketch } from './sketch.ts';

/** The boxes from the root down to each box, by the index of their states. */
function linesOfDescent(root: Box): ReadonlyMap<number, readonly Box[]> {
  const lines = new Map<number, readonly Box[]>();
  const visit = (box: Box, above: readonly Box[]): void => {
    const line = [...above, box];
    lines.set(box.index, line);
    for (const child of box.children) visit(child, line);
  };
  visit(root, []);
  return lines;
}

const initialOf = ({ initial }: FlowState, children: readonly Box[]) =>
  children.find(({ state }) => state.key === initial) ?? children[0];

/**
 * The arrows that lead back to an earlier state on a walk from the initial state. They are laid out in reverse, so that
 * a chart reads from its start; the engine's own choice does not know the start.
 */
export function backArrows({ root, arrows }: Sketch): ReadonlySet<Arrow> {
  const descent = linesOfDescent(root);
  /** the arrows between the children of a box, by their source child */
  const ways = new Map<Box, { to: Box; arrow: Arrow }[]>();
  for (const arrow of arrows) {
    const from = descent.get(arrow.from) ?? [];
    const to = descent.get(arrow.to) ?? [];
    const fork = from.findIndex((box, depth) => box !== to[depth]);
    const source = from[fork];
    const target = to[fork];
    if (source !== undefined && target !== undefined)
      ways.set(source, [...(ways.get(source) ?? []), { to: target, arrow }]);
  }
  const back = new Set<Arrow>();
  const left = new Set<Box>();
  const walk = (box: Box, path: ReadonlySet<Box>): void => {
    const further = new Set([...path, box]);
    for (const { to, arrow } of ways.get(box) ?? []) {
      if (further.has(to)) back.add(arrow);
      else if (!left.has(to)) walk(to, further);
    }
    left.add(box);
  };
  const visit = ({ state, children }: Box): void => {
    const first = initialOf(state, children);
    for (const start of [...(first === undefined ? [] : [first]), ...children])
      if (!left.has(start)) walk(start, new Set());
    for (const child of children) visit(child);
  };
  visit(root);
  return back;
}
