import { describe, expect, test } from 'vitest';
import { and, assign, createMachine, not, or, raise, sendTo, setup, stateIn } from 'xstate';
import { flowOf, statesOf } from '#app/inspector/flow.ts';
import { listMachines } from '#tools/flows/machines.ts';
import { mermaidOf } from '#tools/flows/mermaid.ts';
import { duration, grouped } from '#tools/flows/words.ts';

const machines = await listMachines();

/** The parts of a state diagram, for the subset of Mermaid's grammar that the project uses. */
interface ReadDiagram {
  /** the ids of its states, in order */
  declared: string[];
  /** the ids that arrows, texts and notes refer to */
  used: string[];
  /** the labels of arrows, and the texts at states and in notes */
  words: string[];
  /** unrecognised lines, and blocks that are not closed */
  faults: string[];
}

const TEXT = String.raw`(?:[^#:;"<>{}%]|#\d+;|<br/>)+`;
const STATE = new RegExp(`^state "${TEXT}" as (\\w+)( \\{)?$`);
const ARROW = new RegExp(`^(\\w+|\\[\\*\\]) --> (\\w+|\\[\\*\\])(?: : (${TEXT}))?$`);
const DESCRIPTION = new RegExp(`^(\\w+) : (${TEXT})$`);
const NOTE = /^note right of (\w+)$/;

/** Reads a `stateDiagram-v2` line by line. */
function readDiagram(diagram: string): ReadDiagram {
  const read: ReadDiagram = { declared: [], used: [], words: [], faults: [] };
  const [head = '', ...lines] = diagram.trimEnd().split('\n');
  const open: ('state' | 'note')[] = [];
  const readLine = (line: string): boolean => {
    if (open.at(-1) === 'note') {
      if (line === 'end note') return open.pop() === 'note';
      return read.words.push(line) > 0 && new RegExp(`^${TEXT}$`).test(line);
    }
    if (line === '}') return open.pop() === 'state';
    if (line === '--') return open.at(-1) === 'state';
    const [, state, composite] = STATE.exec(line) ?? [];
    if (state !== undefined) {
      if (composite !== undefined) open.push('state');
      return read.declared.push(state) > 0;
    }
    const [, from, to, label] = ARROW.exec(line) ?? [];
    if (from !== undefined && to !== undefined) {
      if (label !== undefined) read.words.push(...label.split('<br/>'));
      return read.used.push(...[from, to].filter((id) => id !== '[*]')) > 0;
    }
    const [, noted] = NOTE.exec(line) ?? [];
    if (noted !== undefined) return open.push('note') > 0 && read.used.push(noted) > 0;
    const [, described, text] = DESCRIPTION.exec(line) ?? [];
    if (described === undefined || text === undefined) return false;
    read.words.push(text);
    return read.used.push(described) > 0;
  };
  if (head !== 'stateDiagram-v2') read.faults.push(head);
  for (const line of lines) if (!readLine(line.trim())) read.faults.push(line);
  return { ...read, faults: [...read.faults, ...open.map((block) => `a ${block} is not closed`)] };
}

describe('the diagram of a machine', () => {
  test.each(machines)('$name: declares each state once, and every state that it uses', ({ machine }) => {
    const flow = flowOf(machine);
    const { declared, used, faults } = readDiagram(mermaidOf(flow));
    expect(faults).toEqual([]);
    expect(declared).toEqual([...new Set(declared)]);
    expect(used.filter((id) => !declared.includes(id))).toEqual([]);
    // the root is only drawn if it has content of its own
    const states = statesOf(flow).length;
    expect([states, states - 1]).toContain(declared.length);
  });

  test.each(machines)('$name: shows every transition', ({ machine }) => {
    const transitions = statesOf(flowOf(machine)).flatMap((state) => state.transitions);
    const { words } = readDiagram(mermaidOf(flowOf(machine)));
    expect(words).toHaveLength(transitions.length);
  });

  test('writes triggers, guards and delays as people say them', () => {
    const machine = setup({
      types: { context: {} as { count: number } },
      guards: { isOpen: () => true, isNew: () => true },
      delays: { timeout: 60_000, blink: 250, varying: ({ context }) => context.count },
      actions: { greet: () => undefined },
    }).createMachine({
      id: 'sample',
      context: { count: 0 },
      initial: 'idle',
      states: {
        idle: {
          always: { guard: 'isOpen', target: 'busy' },
          after: { timeout: 'busy', blink: 'busy', varying: 'busy', 1100: 'busy' },
          on: {
            go: [
              { guard: and(['isOpen', not('isNew')]), target: 'busy' },
              { guard: or(['isNew', stateIn('idle')]), target: 'busy' },
              { target: 'busy', actions: 'greet' },
            ],
            stay: { actions: ['greet', assign({ count: 1 }), raise({ type: 'go' })] },
            tell: { actions: sendTo('child', { type: 'hello' }) },
          },
        },
        busy: { on: { again: { target: 'busy', reenter: true } } },
      },
    });
    expect(mermaidOf(flowOf(machine))).toBe(
      [
        'stateDiagram-v2',
        '  [*] --> idle',
        '  state "idle" as idle',
        '  idle : stay / greet, assign count, raise go',
        '  idle : tell / send hello to child',
        '  state "busy" as busy',
        `  idle --> busy : ${[
          'go [isOpen and not isNew]',
          'go [isNew or in idle]',
          'go [else]',
          'after 1.1 s',
          'after 60 s',
          'after 250 ms',
          'after varying',
          '[isOpen]',
        ].join('<br/>')}`,
        '  busy --> busy : again',
        '',
      ].join('\n'),
    );
  });

  test('draws regions, endings, and in notes what an arrow cannot show', () => {
    const machine = createMachine({
      id: 'sample',
      type: 'parallel',
      on: { reset: '.left.one' },
      states: {
        left: {
          initial: 'one',
          onDone: '#sample.right.four',
          states: { one: { on: { next: 'two', up: '#sample.left' } }, two: { type: 'final' } },
        },
        right: { initial: 'three', states: { three: { on: { over: '#sample.left' } }, four: {} } },
      },
    });
    const diagram = mermaidOf(flowOf(machine));
    expect(readDiagram(diagram).faults).toEqual([]);
    const lines = diagram.split('\n').map((line) => line.trim());
    expect(lines.filter((line) => line === '--')).toHaveLength(1);
    expect(lines).toEqual(
      expect.arrayContaining([
        'left__one --> left__two : next',
        'left__two --> [*]',
        'left --> right__four : done',
        'left__one : up → left',
        'right__three : over → left',
        'note right of sample',
        'reset → left.one',
      ]),
    );
  });

  test('keeps names that Mermaid would read as its own', () => {
    const machine = createMachine({
      id: 'note',
      initial: 'end',
      states: {
        end: { on: { 'a:b;c': 'with "quotes"', '#x': 'state' } },
        'with "quotes"': {},
        state: {},
      },
    });
    const diagram = mermaidOf(flowOf(machine));
    expect(readDiagram(diagram).faults).toEqual([]);
    expect(diagram).toContain('state "end" as end_\n');
    expect(diagram).toContain('state "with #34;quotes#34;" as with_20__22_quotes_22_\n');
    expect(diagram).toContain('end_ --> with_20__22_quotes_22_ : a#58;b#59;c\n');
    expect(diagram).toContain('end_ --> state_ : #35;x\n');
  });

  test('draws a way back to the same state, or writes it where the state has text', () => {
    const machine = createMachine({
      id: 'root',
      initial: 'bare',
      states: {
        bare: { on: { again: { target: 'bare', reenter: true }, next: 'full' } },
        full: { on: { again: { target: 'full', reenter: true }, stay: { actions: 'greet' } } },
      },
      on: { ping: { actions: 'pong' } },
    });
    const diagram = mermaidOf(flowOf(machine));
    expect(diagram).toContain('bare --> bare : again\n');
    expect(diagram).not.toContain('full --> full');
    expect(diagram).toContain('full : again → full\n');
    // Mermaid's root is the diagram itself
    expect(diagram).toContain('state "root" as root_ {\n');
  });

  test('draws a machine without states', () => {
    const machine = createMachine({ id: 'bare', on: { ping: { actions: 'pong' } } });
    expect(mermaidOf(flowOf(machine))).toBe(
      ['stateDiagram-v2', '  [*] --> bare', '  state "bare" as bare', '  bare : ping / pong', ''].join('\n'),
    );
  });
});

test('durations and numbers are readable', () => {
  expect([0, 250, 1000, 1100, 60_000].map(duration)).toEqual(['0 ms', '250 ms', '1 s', '1.1 s', '60 s']);
  expect([20, 5000, 5_242_880, 0.2].map(grouped)).toEqual(['20', '5 000', '5 242 880', '0.2']);
});
