import type { ELK, ElkExtendedEdge, ElkNode, LayoutOptions } from 'elkjs/lib/elk-api.js';
import { backArrows } from './backArrows.ts';
import { sizeOf, type Arrow, type Box, type Lines, type Sketch } from './sketch.ts';
import { PADDING } from './text.ts';

/** The layout engine, wherever it runs. */
export type Engine = Pick<ELK, 'layout'>;

export interface Point {
  x: number;
  y: number;
}

export interface Area extends Point {
  width: number;
  height: number;
}

/** A positioned box, relative to the corner of the drawing. */
export interface PlacedBox {
  box: Box;
  area: Area;
  /** the dot from which a line leads to the initial child */
  dot: Point | null;
  depth: number;
}

/** A line from state to state; the line from a dot has no arrow. */
export interface PlacedArrow {
  points: readonly Point[];
  labels: readonly { label: Lines; area: Area }[];
  arrow: Arrow | null;
}

/** A chart with positions, in px. */
export interface Placed {
  width: number;
  height: number;
  boxes: readonly PlacedBox[];
  arrows: readonly PlacedArrow[];
}

/** The width (px) above which a drawing is laid out another way: the width of a page on a code host. */
const PAGE_WIDTH = 980;
const DOT = 10;
const GAP = 4;

const OPTIONS: LayoutOptions = {
  'elk.algorithm': 'layered',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.json.edgeCoords': 'ROOT',
  'elk.json.shapeCoords': 'ROOT',
  'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.edgeLabels.sideSelection': 'ALWAYS_DOWN',
  'elk.layered.spacing.nodeNodeBetweenLayers': '22',
  'elk.layered.spacing.edgeNodeBetweenLayers': '14',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '10',
  'elk.spacing.nodeNode': '22',
  'elk.spacing.edgeNode': '16',
  'elk.spacing.edgeEdge': '12',
  'elk.spacing.edgeLabel': '3',
  'elk.padding': '[top=2,left=2,bottom=2,right=2]',
};

const LABEL_OPTIONS: LayoutOptions = {
  'elk.edgeLabels.placement': 'CENTER',
  'elk.edgeLabels.inline': 'true',
};

const idOf = (index: number) => `s${index}`;

/** The parameters of a layout attempt. */
interface Plan {
  direction: 'DOWN' | 'RIGHT';
  /** missing px of a box for its own text, by state: the engine ignores the text if arrows cross the frame */
  lacking: ReadonlyMap<number, number>;
  /** regions placed below others, so that not all are side by side: from and to, by state */
  below: readonly (readonly [number, number])[];
}

function nodeOf(box: Box, plan: Plan): ElkNode {
  const { width, height, children, index, state } = box;
  const id = idOf(index);
  if (children.length === 0) return { id, width, height };
  const side = PADDING + 4 + Math.ceil((plan.lacking.get(index) ?? 0) / 2);
  const first = children[state.states.findIndex(({ key }) => key === state.initial)];
  return {
    id,
    layoutOptions: {
      'elk.padding': `[top=${height + PADDING},left=${side},bottom=${PADDING + 4},right=${side}]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${width},${height})`,
    },
    children: [
      ...(first === undefined ? [] : [{ id: `${id}dot`, width: DOT, height: DOT }]),
      ...children.map((child) => nodeOf(child, plan)),
    ],
    ...(first !== undefined && {
      edges: [{ id: `${id}start`, sources: [`${id}dot`], targets: [idOf(first.index)] }],
    }),
  };
}

/** The labels of an arrow as one block of lines. */
function blockOf(labels: readonly Lines[]): { width: number; height: number } {
  const sizes = labels.map(sizeOf);
  return {
    width: Math.max(...sizes.map(({ width }) => width)) + 2 * GAP,
    height: sizes.reduce((sum, { height }) => sum + height + GAP, GAP),
  };
}

function graphOf(sketch: Sketch, plan: Plan): ElkNode {
  const back = backArrows(sketch);
  return {
    id: 'chart',
    layoutOptions: { ...OPTIONS, 'elk.direction': plan.direction },
    children: [nodeOf(sketch.root, plan)],
    edges: [
      ...sketch.arrows.map((arrow, index) => {
        const ends = [[idOf(arrow.from)], [idOf(arrow.to)]] as const;
        const [sources, targets] = back.has(arrow) ? ends.toReversed() : ends;
        return {
          id: `a${index}`,
          sources: [...(sources ?? [])],
          targets: [...(targets ?? [])],
          labels: [{ text: '-', ...blockOf(arrow.labels), layoutOptions: LABEL_OPTIONS }],
        };
      }),
      ...plan.below.map(([above, below]) => ({
        id: `${above}-${below}`,
        sources: [idOf(above)],
        targets: [idOf(below)],
      })),
    ],
  };
}

function areaOf({ x = 0, y = 0, width = 0, height = 0 }: Partial<Area>): Area {
  return { x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height) };
}

function pointsOf({ sections = [] }: ElkExtendedEdge): Point[] {
  return sections
    .flatMap(({ startPoint, bendPoints = [], endPoint }) => [startPoint, ...bendPoints, endPoint])
    .map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }));
}

function read(sketch: Sketch, graph: ElkNode): Placed {
  const back = backArrows(sketch);
  const nodes = new Map<string, ElkNode>();
  const edges = new Map<string, ElkExtendedEdge>();
  const visit = (node: ElkNode): void => {
    nodes.set(node.id, node);
    for (const edge of node.edges ?? []) edges.set(edge.id, edge);
    for (const child of node.children ?? []) visit(child);
  };
  visit(graph);

  const boxes: PlacedBox[] = [];
  const starts: PlacedArrow[] = [];
  const place = (box: Box, depth: number): void => {
    const id = idOf(box.index);
    const dot = nodes.get(`${id}dot`);
    const start = edges.get(`${id}start`);
    boxes.push({
      box,
      area: areaOf(nodes.get(id) ?? {}),
      dot:
        dot === undefined
          ? null
          : { x: Math.round((dot.x ?? 0) + DOT / 2), y: Math.round((dot.y ?? 0) + DOT / 2) },
      depth,
    });
    if (start !== undefined) starts.push({ points: pointsOf(start), labels: [], arrow: null });
    for (const child of box.children) place(child, depth + 1);
  };
  place(sketch.root, 0);

  const arrows = sketch.arrows.map((arrow, index): PlacedArrow => {
    const edge = edges.get(`a${index}`);
    const block = areaOf(edge?.labels?.[0] ?? {});
    let y = block.y + GAP;
    const labels = arrow.labels.map((label) => {
      const size = sizeOf(label);
      const area = { x: block.x + GAP, y, ...size };
      y += size.height + GAP;
      return { label, area };
    });
    const points = edge === undefined ? [] : pointsOf(edge);
    return { points: back.has(arrow) ? points.toReversed() : points, labels, arrow };
  });
  return {
    width: Math.ceil(graph.width ?? 0),
    height: Math.ceil(graph.height ?? 0),
    boxes,
    arrows: [...starts, ...arrows],
  };
}

/** The boxes that are too narrow for their own text. */
function narrowBoxes({ boxes }: Placed): PlacedBox[] {
  return boxes.filter(({ box, area }) => area.width < box.width);
}

/** Lays out according to a plan, and again while a box is too narrow for its own text. */
async function place(engine: Engine, sketch: Sketch, plan: Plan, tries = 4): Promise<Placed> {
  const placed = read(sketch, await engine.layout(graphOf(sketch, plan)));
  const narrow = narrowBoxes(placed);
  if (narrow.length === 0 || tries === 1) return placed;
  const lacking = new Map(plan.lacking);
  for (const { box, area } of narrow)
    lacking.set(box.index, (lacking.get(box.index) ?? 0) + box.width - area.width);
  return place(engine, sketch, { ...plan, lacking }, tries - 1);
}

/** Arranges regions in rows of a page's width, in document order, by their widths. */
function rowsOf(placed: Placed): Plan['below'] {
  return placed.boxes
    .filter(({ box }) => box.state.type === 'parallel')
    .flatMap(({ box }) => {
      const rows: number[][] = [[]];
      let used = 0;
      for (const { index } of box.children) {
        const wide = placed.boxes.find((one) => one.box.index === index)?.area.width ?? 0;
        if (used > 0 && used + wide > PAGE_WIDTH) {
          rows.push([]);
          used = 0;
        }
        rows.at(-1)?.push(index);
        used += wide;
      }
      return rows
        .slice(1)
        .flatMap((row, above) => row.map((below) => [rows[above]?.[0] ?? below, below] as const));
    });
}

/**
 * Positions everything in a chart: from top to bottom; if that is wider than a page, with its regions in rows or from
 * left to right.
 */
export async function layOut(engine: Engine, sketch: Sketch): Promise<Placed> {
  const plan: Plan = { direction: 'DOWN', lacking: new Map(), below: [] };
  const down = await place(engine, sketch, plan);
  if (down.width <= PAGE_WIDTH) return down;
  const below = rowsOf(down);
  const others = [
    ...(below.length > 0 ? [await place(engine, sketch, { ...plan, below })] : []),
    await place(engine, sketch, { ...plan, direction: 'RIGHT' }),
  ];
  const [best = down] = [down, ...others].toSorted(
    (one, other) => narrowBoxes(one).length - narrowBoxes(other).length || one.width - other.width,
  );
  return best;
}
