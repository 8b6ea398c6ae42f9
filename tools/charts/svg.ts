import type { Lines } from './sketch.ts';
import type { Area, Placed, PlacedArrow, PlacedBox, Point } from './layout.ts';
import { FONT_SIZE, LINE_HEIGHT, PADDING, TITLE_HEIGHT, widthOf } from './text.ts';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? '');

/** The distance from the top of a line of text to its baseline. */
const BASE = 12;
const BEND = 6;
const RING = 5;

/** The style of every chart, light and dark; the style of highlights is in the page's own sheet. */
export const chartStyle = `.chart{--bg:#fff;--box:#fafafa;--in:#f4f5f7;--line:#8a93a0;--text:#1d2530;--dim:#5c6673;--event:#0b57a4;--guard:#8a4b00;--call:#6a2fa0;font:${FONT_SIZE}px ui-monospace,SFMono-Regular,Menlo,Consolas,'DejaVu Sans Mono','Liberation Mono',monospace}
@media(prefers-color-scheme:dark){.chart{--bg:#14181f;--box:#1e242d;--in:#191e26;--line:#7d8896;--text:#e8edf3;--dim:#a3adba;--event:#7fbcff;--guard:#f0b35e;--call:#cfa4ff}}
.chart .bg,.chart .lb{fill:var(--bg)}.chart .lb.in{fill:var(--in)}.chart rect{stroke-width:1}.chart .s>rect{fill:var(--box);stroke:var(--line)}.chart .s.in>rect{fill:var(--in)}.chart .s.root>rect{fill:var(--bg)}.chart .s.region>rect{stroke-dasharray:5 4}
.chart .s>rect.end{fill:none}.chart .rule{stroke:var(--line);stroke-opacity:.35}.chart text{fill:var(--text);white-space:pre}.chart .name{font-size:13px;font-weight:700}
.chart .event{fill:var(--event);font-weight:600}.chart .guard{fill:var(--guard)}.chart .action,.chart .word,.chart .tag text{fill:var(--dim)}.chart .call{fill:var(--call)}.chart .tag rect{fill:none;stroke:var(--dim);stroke-opacity:.6}
.chart .line{fill:none;stroke:var(--line);stroke-width:1.4}.chart .head,.chart .dot{fill:var(--line)}.chart .ring{fill:none;stroke:var(--event);stroke-width:2}`;

const tail = ({ x, y }: Point) => `${x} ${y}`;

/** A line with rounded corners. */
function pathOf(points: readonly Point[]): string {
  const [first, ...rest] = points;
  if (first === undefined) return '';
  let path = `M${tail(first)}`;
  for (const [index, corner] of rest.entries()) {
    const before = index === 0 ? first : (rest[index - 1] ?? first);
    const after = rest[index + 1];
    if (after === undefined) {
      path += `L${tail(corner)}`;
      continue;
    }
    const near = (other: Point): Point => {
      const far = Math.abs(other.x - corner.x) + Math.abs(other.y - corner.y);
      const part = far === 0 ? 0 : Math.min(BEND, far / 2) / far;
      return {
        x: Math.round(corner.x + (other.x - corner.x) * part),
        y: Math.round(corner.y + (other.y - corner.y) * part),
      };
    };
    path += `L${tail(near(before))}Q${tail(corner)} ${tail(near(after))}`;
  }
  return path;
}

/** The head of an arrow, in the direction of its last segment. */
function headOf(points: readonly Point[]): string {
  const tip = points.at(-1);
  const before = points.at(-2);
  if (tip === undefined || before === undefined) return '';
  const x = Math.sign(tip.x - before.x);
  const y = Math.sign(tip.y - before.y);
  const corner = (side: number) => `${tip.x - 8 * x + 4 * side * y} ${tip.y - 8 * y + 4 * side * x}`;
  return `<path class="head" d="M${tail(tip)}L${corner(1)}L${corner(-1)}z"/>`;
}

function linesOf({ lines, isDelayed }: Lines, { x, y }: Point): string {
  const left = x + (isDelayed ? LINE_HEIGHT : 0);
  const ring = isDelayed
    ? `<circle class="ring" cx="${x + RING + 1}" cy="${y + LINE_HEIGHT / 2}" r="${RING}" pathLength="1"/>`
    : '';
  return (
    ring +
    lines
      .map((line, index) => {
        const pieces = line
          .map(({ kind, text }) => `<tspan class="${kind}">${escaped(text)}</tspan>`)
          .join('');
        return `<text x="${left}" y="${y + index * LINE_HEIGHT + BASE}">${pieces}</text>`;
      })
      .join('')
  );
}

function rowOf(row: Lines, at: Point, links: boolean): string {
  const text = linesOf(row, at);
  if (row.transition !== null) return `<g class="t t${row.transition}">${text}</g>`;
  return row.call !== null && links
    ? `<a class="c" href="#" data-call="${escaped(row.call)}">${text}</a>`
    : text;
}

function boxOf({ box, area, dot, depth }: PlacedBox, links: boolean): string {
  const { state, index, rows, children } = box;
  const { x, y, width, height } = area;
  const kinds = [
    's',
    `s${index}`,
    ...(depth === 0 ? ['root'] : []),
    ...(children.length > 0 ? ['in'] : []),
    ...(box.isRegion ? ['region'] : []),
  ];
  let left = x + PADDING + widthOf(state.key.length, true) + 8;
  const tags = state.tags.map((tag) => {
    const wide = widthOf(tag.length) + 10;
    const at = left;
    left += wide + 6;
    return `<g class="tag"><rect x="${at}" y="${y + 6}" width="${wide}" height="16" rx="8"/><text x="${at + 5}" y="${y + 18}">${escaped(tag)}</text></g>`;
  });
  let top = y + TITLE_HEIGHT + 2;
  const placed = rows.map((row) => {
    const at = { x: x + PADDING, y: top };
    top += row.lines.length * LINE_HEIGHT;
    return rowOf(row, at, links);
  });
  const frame = (inset: number, kind: string) =>
    `<rect${kind} x="${x + inset}" y="${y + inset}" width="${width - 2 * inset}" height="${height - 2 * inset}" rx="${8 - inset}"/>`;
  return [
    `<g class="${kinds.join(' ')}">`,
    frame(0, ''),
    state.type === 'final' ? frame(3, ' class="end"') : '',
    rows.length > 0 ? `<path class="rule" d="M${x} ${y + TITLE_HEIGHT}h${width}"/>` : '',
    `<text class="name" x="${x + PADDING}" y="${y + 19}">${escaped(state.type === 'history' ? `${state.key} (history)` : state.key)}</text>`,
    ...tags,
    ...placed,
    dot === null ? '' : `<circle class="dot" cx="${dot.x}" cy="${dot.y}" r="5"/>`,
    '</g>',
  ].join('');
}

function arrowOf({ points, arrow }: PlacedArrow): string {
  const kinds = arrow?.labels.map(({ transition }) => ` t${transition}`).join('') ?? '';
  return `<g class="${arrow === null ? 'start' : `t${kinds}`}"><path class="line" d="${pathOf(points)}"/>${headOf(points)}</g>`;
}

/** The background of an arrow's labels, in the colour of the box that contains them. */
function groundOf(areas: readonly Area[], boxes: readonly PlacedBox[]): string {
  const left = Math.min(...areas.map(({ x }) => x)) - 2;
  const top = Math.min(...areas.map(({ y }) => y)) - 1;
  const right = Math.max(...areas.map(({ x, width }) => x + width)) + 2;
  const bottom = Math.max(...areas.map(({ y, height }) => y + height)) + 1;
  const isInside = ({ area: { x, y, width, height }, depth }: PlacedBox) =>
    depth > 0 && x < (left + right) / 2 && x + width > (left + right) / 2 && y < top && y + height > top;
  const kind = boxes.some(isInside) ? 'lb in' : 'lb';
  return `<rect class="${kind}" x="${left}" y="${top}" width="${right - left}" height="${bottom - top}"/>`;
}

function labelsOf({ labels }: PlacedArrow, boxes: readonly PlacedBox[]): string {
  if (labels.length === 0) return '';
  const ground = groundOf(
    labels.map(({ area }) => area),
    boxes,
  );
  return (
    ground +
    labels.map(({ label, area }) => `<g class="t t${label.transition}">${linesOf(label, area)}</g>`).join('')
  );
}

export interface SvgOptions {
  /** the accessible name of the picture */
  title: string;
  /** a call is a link (`data-call` has its id) that the surrounding page handles */
  links?: boolean;
  /** it includes its own style, which a page that includes it once does not need */
  isAlone?: boolean;
}

/**
 * A positioned chart as SVG. State n of the document is `.s<n>`, transition n is `.t<n>` on its line and its label; a
 * page shows activity by setting classes on these.
 */
export function svgOf({ width, height, boxes, arrows }: Placed, options: SvgOptions): string {
  const { title, links = false, isAlone = true } = options;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" class="chart" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escaped(title)}">`,
    ...(isAlone ? [`<style>${chartStyle}</style>`] : []),
    `<rect class="bg" width="${width}" height="${height}"/>`,
    // frames first: arrows that lead into them are drawn above
    ...boxes.map((box) => boxOf(box, links)),
    ...arrows.map(arrowOf),
    ...arrows.map((arrow) => labelsOf(arrow, boxes)),
    '</svg>\n',
  ].join('\n');
}
