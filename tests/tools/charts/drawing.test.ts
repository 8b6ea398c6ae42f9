import { Window, type Element } from 'happy-dom';
import { describe, expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { drawn, keptDrawing } from '#tools/charts/keptDrawings.ts';
import { transitionsIn } from '#tools/charts/sketch.ts';
import { flowOf, statesOf } from '#app/inspector/flow.ts';
import { allDrawings, drawingFile } from '#tools/flows/page.ts';
import { survey } from '#tools/flows/survey.ts';
import { duration } from '#tools/flows/words.ts';

const surveyed = await survey();
const drawings = await allDrawings(surveyed);
const charts = surveyed.machines.flatMap(({ listed, flow }) => {
  const file = drawingFile(listed, surveyed.kinship);
  return file === `${listed.name}.svg` ? [{ name: listed.name, flow, svg: drawings.get(file) ?? '' }] : [];
});
const each = charts.map((chart) => [chart.name, chart] as const);

interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

const { DOMParser } = new Window();
const areaOf = (element: Element | null): Area => {
  const [x = NaN, y = NaN, width = NaN, height = NaN] = ['x', 'y', 'width', 'height'].map((name) =>
    Number(element?.getAttribute(name)),
  );
  return { x, y, width, height };
};
/** The texts with their areas; the width of letters is that of the widest common font. */
const textsIn = (part: { querySelectorAll: Element['querySelectorAll'] }) =>
  [...part.querySelectorAll('text')].map((element) => {
    const { x, y } = areaOf(element);
    const letter = element.classList.contains('name') ? 7.85 : 7.25;
    const text = element.textContent;
    return { text, area: { x, y: y - 10, width: text.length * letter, height: 12 } };
  });
const wordsOf = (part: Element) =>
  textsIn(part)
    .map(({ text }) => text.trim())
    .join(' ');
/** The index of a state or a transition, from a class such as `s12`. */
const placeOf = ({ classList }: Element) => Number(classList[1]?.slice(1));

/** Parses a drawing: its states and transitions by index, its texts, and the corner points of its lines. */
function readDrawing(svg: string) {
  const drawing = new DOMParser().parseFromString(svg, 'image/svg+xml');
  const states = [...drawing.querySelectorAll('g.s')].map((group) => {
    const name = group.querySelector('text.name')?.textContent ?? '';
    const box = areaOf(group.querySelector('rect'));
    return [
      placeOf(group),
      { name, text: wordsOf(group), box, nameBox: textsIn(group)[0]?.area ?? box },
    ] as const;
  });
  const transitions = [...drawing.querySelectorAll('g.t')]
    // groups with a line are the transitions' arrows
    .filter((group) => group.querySelector('.line') === null)
    .map((group) => [placeOf(group), wordsOf(group)] as const);
  const lines = [...drawing.querySelectorAll('path.line')].map((path) =>
    [...(path.getAttribute('d') ?? '').matchAll(/(-?\d+) (-?\d+)/g)].map(([, x, y]) => ({
      x: Number(x),
      y: Number(y),
    })),
  );
  return { states: new Map(states), transitions: new Map(transitions), texts: textsIn(drawing), lines };
}

/** Whether two areas overlap by more than a px. */
const overlap = (one: Area, other: Area) =>
  Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x) > 1 &&
  Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y) > 1;
/** Whether a line crosses an area; rounded corners lie inside of the corner points. */
const goesThrough = (line: readonly { x: number; y: number }[], area: Area) =>
  line.slice(1).some((end, index) => {
    const start = line[index] ?? end;
    return (
      Math.max(start.x, end.x) > area.x &&
      Math.min(start.x, end.x) < area.x + area.width &&
      Math.max(start.y, end.y) > area.y &&
      Math.min(start.y, end.y) < area.y + area.height
    );
  });
/** removes white space, because texts may be wrapped */
const close = (text: string) => text.replaceAll(/\s/g, '');

describe('the drawing of', () => {
  test.each(each)('%s is XML: a browser shows nothing of one that is not', (_, { svg }) => {
    const parsed = new DOMParser().parseFromString(svg, 'image/svg+xml');
    expect(parsed.documentElement.localName).toBe('svg');
  });

  test.each(each)('%s says everything about its states', (_, { flow, svg }) => {
    const { states } = readDrawing(svg);
    const all = statesOf(flow);
    expect([...states.keys()]).toEqual(all.map((_state, index) => index));
    for (const [index, state] of all.entries()) {
      const { name, text } = states.get(index) ?? { name: '', text: '' };
      expect(name).toBe(state.key);
      const said = [
        ...state.tags,
        ...(state.entry.length > 0 ? [`entry/${state.entry.join(',')}`] : []),
        ...(state.exit.length > 0 ? [`exit/${state.exit.join(',')}`] : []),
        ...state.calls.map(({ id }) => `call${id}`),
      ];
      for (const word of said) expect(close(text)).toContain(close(word));
    }
  });

  test.each(each)('%s says everything about its transitions', (_, { flow, svg }) => {
    const { transitions } = readDrawing(svg);
    const missing = transitionsIn(flow).flatMap(({ transition: { trigger, guard, actions } }, index) => {
      const text = close(transitions.get(index) ?? '');
      const said = [
        ...(trigger.kind === 'event' ? [trigger.event] : []),
        ...(trigger.kind === 'after'
          ? [`after ${trigger.ms === null ? trigger.delay : duration(trigger.ms)}`]
          : []),
        ...(guard === null ? [] : [`[${guard}]`]),
        ...(actions.length > 0 ? [`/${actions.join(',')}`] : []),
      ];
      return said.filter((words) => !text.includes(close(words)));
    });
    expect(missing).toEqual([]);
  });

  test.each(each)(
    '%s has no line through a name and no text on another or outside of its box',
    (_, { svg }) => {
      const { states, lines, texts } = readDrawing(svg);
      expect(lines.every((line) => line.length > 1)).toBe(true);
      const names = [...states.values()];
      const crossed = names.filter(({ nameBox }) => lines.some((line) => goesThrough(line, nameBox)));
      const wide = names.filter(({ nameBox, box }) => nameBox.x + nameBox.width > box.x + box.width);
      expect([...crossed, ...wide].map(({ name }) => name)).toEqual([]);
      const onAnother = texts.flatMap((one, index) =>
        texts
          .slice(index + 1)
          .filter((other) => overlap(one.area, other.area))
          .map((other) => `${one.text} on ${other.text}`),
      );
      // a text must lie completely inside of each box in which it starts
      const outside = texts.filter(({ area }) =>
        names.some(
          ({ box: { x, y, width, height } }) =>
            x < area.x &&
            area.x < x + width &&
            y < area.y &&
            area.y < y + height &&
            area.x + area.width > x + width,
        ),
      );
      expect([...onAnother, ...outside.map(({ text }) => text)]).toEqual([]);
    },
  );
});

describe('a drawing', () => {
  const machine = createMachine({
    id: 'door',
    initial: 'shut',
    on: { reset: '.shut' },
    states: {
      shut: { on: { open: 'ajar', knock: { actions: 'listen' }, again: { target: 'shut', reenter: true } } },
      ajar: { after: { 2000: 'shut' } },
    },
  });
  const flow = flowOf(machine);

  test('writes into the box what is no arrow: what stays, re-enters, or leads into an own child', async () => {
    const { states, transitions, lines } = readDrawing(await drawn(flow));
    expect(states.get(0)?.text).toBe('door reset → shut');
    expect(states.get(1)?.text).toBe('shut knock / listen again ↻ re-enters');
    expect([...transitions.values()].toSorted()).toEqual([
      'after 2 s',
      'again ↻ re-enters',
      'knock / listen',
      'open',
      'reset → shut',
    ]);
    // from the initial dot, forth and back
    expect(lines).toHaveLength(3);
  });

  test('is read from its start: the first state stands highest', async () => {
    const { states } = readDrawing(await drawn(flow));
    expect(states.get(1)?.box.y).toBeLessThan(states.get(2)?.box.y ?? 0);
  });

  test('is light or dark as the reader has it, on a ground of its own', async () => {
    const svg = await drawn(flow);
    expect(svg).toContain('@media(prefers-color-scheme:dark)');
    expect(svg).toContain('<rect class="bg"');
  });

  test('is drawn again when its chart has changed', async () => {
    expect(await keptDrawing(flow)).toBe(await drawn(flow));
    const other = flowOf(createMachine({ id: 'door', initial: 'shut', states: { shut: {} } }));
    expect(await keptDrawing(other)).toBe(await drawn(other));
  });
});
