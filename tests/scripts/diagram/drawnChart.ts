/** A box on the drawing, in px. */
interface Rectangle {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What a drawing of a chart says, as it is read from its SVG. */
interface DrawnChart {
  width: number;
  /** by the index of the state: its name, all text in its box, and the bounds of both */
  states: ReadonlyMap<number, { name: string; text: string; box: Rectangle; nameBox: Rectangle }>;
  /** by the index of the transition: its label, at the arrow or in a box */
  transitions: ReadonlyMap<number, string>;
  /** the texts with their bounds; letters are assumed to be as wide as in the widest common font */
  texts: readonly { text: string; area: Rectangle }[];
  /** the lines as their corner points */
  lines: readonly (readonly { x: number; y: number }[])[];
}

const LETTER = { text: 7.25, name: 7.85 };

function attributes(tag: string): Record<string, string> {
  return Object.fromEntries([...tag.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]));
}

function rectangle(tag: string): Rectangle {
  const { x, y, width, height } = attributes(tag);
  return { x: Number(x), y: Number(y), width: Number(width), height: Number(height) };
}

const plain = (markup: string) =>
  markup
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

function textsIn(markup: string) {
  return [...markup.matchAll(/<text ([^>]*)>(.*?)<\/text>/g)].map(([, tag = '', inner = '']) => {
    const text = plain(inner);
    const { x, y, class: kind } = attributes(tag);
    const letter = kind === 'name' ? LETTER.name : LETTER.text;
    return { text, area: { x: Number(x), y: Number(y) - 10, width: text.length * letter, height: 12 } };
  });
}

/** Parses the SVG of a chart, which has each box, arrow and block of labels on a line of its own. */
export function readDrawing(svg: string): DrawnChart {
  const states = new Map<number, { name: string; text: string; box: Rectangle; nameBox: Rectangle }>();
  const transitions = new Map<number, string>();
  const lines: { x: number; y: number }[][] = [];
  for (const line of svg.split('\n')) {
    const [, state] = /^<g class="s s(\d+)/.exec(line) ?? [];
    if (state !== undefined) {
      const [, name = ''] = /<text class="name"[^>]*>(.*?)<\/text>/.exec(line) ?? [];
      const texts = textsIn(line);
      states.set(Number(state), {
        name: plain(name),
        text: texts.map(({ text }) => text.trim()).join(' '),
        box: rectangle(/<rect[^>]*>/.exec(line)?.[0] ?? ''),
        nameBox: texts[0]?.area ?? rectangle(''),
      });
    }
    for (const [, place = '', inner = ''] of line.matchAll(/<g class="t t(\d+)">(.*?)<\/g>/g))
      if (!inner.includes('class="line"'))
        transitions.set(
          Number(place),
          textsIn(inner)
            .map(({ text }) => text.trim())
            .join(' '),
        );
    for (const [, path = ''] of line.matchAll(/<path class="line" d="([^"]*)"/g))
      lines.push([...path.matchAll(/(-?\d+) (-?\d+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) })));
  }
  return {
    width: Number(/<svg[^>]* width="(\d+)"/.exec(svg)?.[1]),
    states,
    transitions,
    texts: textsIn(svg),
    lines,
  };
}

/** Whether a line crosses an area. Its rounded corners are within the corner points. */
export function goesThrough(line: readonly { x: number; y: number }[], area: Rectangle): boolean {
  return line.slice(1).some((end, index) => {
    const start = line[index] ?? end;
    return (
      Math.max(start.x, end.x) > area.x &&
      Math.min(start.x, end.x) < area.x + area.width &&
      Math.max(start.y, end.y) > area.y &&
      Math.min(start.y, end.y) < area.y + area.height
    );
  });
}

/** Whether two areas overlap by more than 1 px. */
export function overlap(one: Rectangle, other: Rectangle): boolean {
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return across > 1 && down > 1;
}
