import { expect, test } from 'vitest';
import { assign, setup, type AnyMachineSnapshot } from 'xstate';
import type { Cover } from '#tools/paths/graphPaths.ts';
import { exploreMachine, machinePaths, stateLine, type MachinePaths } from '#tools/paths/machinePaths.ts';
import { moveLine, type Move, type Starts } from '#tools/paths/timedLogic.ts';

/** A lamp that counts its presses, turns off by itself, and breaks at the third press. */
const lamp = setup({
  types: {
    context: {} as { presses: number },
    events: {} as { type: 'press' },
    input: {} as { presses: number },
  },
  guards: { isWorn: ({ context }) => context.presses >= 2 },
  delays: { burning: 5000 },
  actions: { count: assign({ presses: ({ context }) => context.presses + 1 }) },
}).createMachine({
  id: 'lamp',
  context: ({ input }) => input,
  initial: 'dark',
  states: {
    dark: {
      on: {
        press: [
          { guard: 'isWorn', target: 'broken' },
          { target: 'burning', actions: 'count' },
        ],
      },
    },
    burning: { after: { burning: 'dark' } },
    broken: {},
  },
});

const press: Move = { kind: 'send', event: { type: 'press' }, wait: 0 };
const anew = () => ({ presses: 0 });
const worn = () => ({ presses: 2 });
const pathsOf = (
  cover: Cover,
  {
    starts = { anew },
    limit = 100,
    situations = 100,
  }: { starts?: Starts; limit?: number; situations?: number } = {},
) => {
  const moves = (snapshot: AnyMachineSnapshot) => (snapshot.matches('broken') ? [] : [press]);
  const key = ({ context }: AnyMachineSnapshot): unknown => context;
  return machinePaths(exploreMachine({ machine: lamp, starts, moves, key }, situations), { cover, limit });
};
const lines = ({ paths }: MachinePaths) =>
  paths.map(({ steps }) => steps.map(({ event, state }) => `${event} → ${state}`).join(', '));

test('every transition is taken, timers by the time that passes', () => {
  const paths = pathsOf({ by: 'transitions' });
  expect(lines(paths)).toEqual([
    'start: anew → dark, press → burning, time passes → dark, press → burning, time passes → dark, press → broken',
  ]);
  expect(paths).toMatchObject({ found: 1, wanted: 3, taken: 3, untaken: [], stopped: null });
});

test('every state is reached by the shortest way, whatever the context', () => {
  const paths = pathsOf({ by: 'shortest' }, { starts: { anew, worn } });
  expect(lines(paths)).toEqual(['start: anew → dark, press → burning', 'start: worn → dark, press → broken']);
  expect(paths).toMatchObject({ unit: 'states', wanted: 4, taken: 4 });
});

test('an exploration that is stopped says so, and what was not taken', () => {
  const paths = pathsOf({ by: 'transitions' }, { situations: 3 });
  expect(paths.stopped).toEqual({ situations: 3, left: 1 });
  expect(paths).toMatchObject({ wanted: 3, taken: 2 });
  expect(paths.untaken).toEqual([expect.stringContaining('press · 0 [isWorn] → lamp.broken')]);
});

test('a limit leaves paths out, and counts what the others take', () => {
  const paths = pathsOf({ by: 'shortest' }, { starts: { worn, anew }, limit: 1 });
  expect(paths.paths).toHaveLength(1);
  expect(paths).toMatchObject({ found: 2, wanted: 4, taken: 3 });
});

test('what a limit leaves out is not called untaken', () => {
  const paths = pathsOf({ by: 'transitions' }, { starts: { worn, anew }, limit: 1 });
  expect(paths).toMatchObject({ found: 2, wanted: 3, taken: 1, untaken: [] });
});

test('pairs of transitions follow each other', () => {
  const paths = pathsOf({ by: 'switch', n: 1 });
  // start, press, time, press, time, press: five pairs; a press while the lamp is on has no transition
  expect(paths).toMatchObject({ unit: 'sequences', wanted: 5, taken: 5, isCut: false });
});

test.each([
  ['ready', 'ready'],
  [
    { opened: { grab: { grabbing: 'sending' }, popup: 'none' } },
    'opened (grab: grabbing.sending, popup: none)',
  ],
])('the state %j is printed as %s', (value, line) => {
  expect(stateLine(value)).toBe(line);
});

test.each<[Move, string]>([
  [{ kind: 'time' }, 'time passes'],
  [press, 'press'],
  [
    { kind: 'send', event: { type: 'typed', text: 'a' } as never, wait: 20 },
    'after 20 ms typed {"text":"a"}',
  ],
  [{ kind: 'answer', id: 'load', output: undefined }, 'load answers'],
  [{ kind: 'answer', id: 'load', output: [1] }, 'load answers [1]'],
  [{ kind: 'fail', id: 'load', error: { kind: 'offline' } }, 'load fails (offline)'],
  [
    { kind: 'fail', id: 'load', error: { kind: 'rejected', code: 400, message: '已抢完' } },
    'load fails (rejected 400: 已抢完)',
  ],
  [{ kind: 'fail', id: 'load', error: new Error('no') }, 'load fails ({"name":"Error","message":"no"})'],
])('the move %j is printed as %s', (move, line) => {
  expect(moveLine(move)).toBe(line);
});
