import { describe, expect, test } from 'vitest';
import { setup } from 'xstate';
import { modelPaths, modelTours, type ModelPath } from '#tests/support/modelPaths.ts';
import { missingParts, walkPath } from '#tests/support/modelRunner.ts';

type LampEvent = { type: 'press' } | { type: 'break' } | { type: 'wait' };

const lamp = setup({ types: { events: {} as LampEvent } }).createMachine({
  id: 'lamp',
  initial: 'dark',
  states: {
    dark: { on: { press: 'lit', wait: 'dark' } },
    lit: { on: { press: 'dark', break: 'broken' } },
    broken: {},
  },
});

const arrowsOf = (paths: ModelPath[]) =>
  new Set(
    paths.flatMap((path) =>
      path.steps.map(({ event }, index) => `${path.steps[index - 1]?.state ?? path.start} ${event}`),
    ),
  );
const ARROWS = new Set(['dark press', 'dark wait', 'lit press', 'lit break']);

const nothing = () => undefined;
const lampPlay = {
  open: nothing,
  sees: { dark: nothing, lit: nothing, broken: nothing },
  does: { press: nothing, break: nothing, wait: nothing },
};

describe('paths of a model', () => {
  test('take every transition that is written, and none else', () => {
    expect(arrowsOf(modelPaths(lamp))).toEqual(ARROWS);
  });

  test('do not repeat the beginning of a longer one', () => {
    expect(modelPaths(lamp).map((path) => path.steps.map((step) => step.event).join(' '))).toEqual([
      'wait',
      'press press',
      'press break',
    ]);
  });

  test('as tours take the same transitions in fewer walks', () => {
    const tours = modelTours(lamp);
    expect(arrowsOf(tours)).toEqual(ARROWS);
    expect(tours).toHaveLength(1);
  });
});

describe('a play of a model', () => {
  test('that leaves nothing out is complete', () => {
    expect(missingParts(lamp, lampPlay)).toEqual([]);
  });

  test('is told what it leaves out', () => {
    const { broken: _broken, ...sees } = lampPlay.sees;
    const { wait: _wait, ...does } = lampPlay.does;
    expect(missingParts(lamp, { sees, does })).toEqual(['state broken', 'event wait']);
  });

  test('fails where a state is not as seen, telling the way there', async () => {
    const path = { start: 'dark', steps: [{ event: 'press', state: 'lit' }] };
    const play = {
      ...lampPlay,
      sees: { ...lampPlay.sees, lit: () => Promise.reject(new Error('still dark')) },
    };
    await expect(walkPath(path, play)).rejects.toThrow('still dark\nOn the way: dark — press → lit');
  });
});
