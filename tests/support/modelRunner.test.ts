import { describe, expect, test } from 'vitest';
import { setup } from 'xstate';
import { modelPaths, modelLongPaths, type ModelPath } from '#tools/paths/modelPaths.ts';
import { runPath } from '#tools/paths/runPath.ts';
import { missingParts } from '#tests/support/modelRunner.ts';

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

const transitionsOf = (paths: ModelPath[]) =>
  new Set(
    paths.flatMap((path) =>
      path.steps.map(({ event }, index) => `${path.steps[index - 1]?.state ?? path.start} ${event}`),
    ),
  );
const TRANSITIONS = new Set(['dark press', 'dark wait', 'lit press', 'lit break']);

const nothing = () => undefined;
const lampSteps = {
  open: nothing,
  sees: { dark: nothing, lit: nothing, broken: nothing },
  does: { press: nothing, break: nothing, wait: nothing },
};

describe('paths of a model', () => {
  test('take every transition that is written, and none else', () => {
    expect(transitionsOf(modelPaths(lamp))).toEqual(TRANSITIONS);
  });

  test('do not repeat the beginning of a longer one', () => {
    expect(modelPaths(lamp).map((path) => path.steps.map((step) => step.event).join(' '))).toEqual([
      'wait',
      'press press',
      'press break',
    ]);
  });

  test('as long paths take the same transitions in fewer paths', () => {
    const longPaths = modelLongPaths(lamp);
    expect(transitionsOf(longPaths)).toEqual(TRANSITIONS);
    expect(longPaths).toHaveLength(1);
  });
});

describe('the steps of a model', () => {
  test('that leaves nothing out is complete', () => {
    expect(missingParts(lamp, lampSteps)).toEqual([]);
  });

  test('lists what is left out', () => {
    const { broken: _broken, ...sees } = lampSteps.sees;
    const { wait: _wait, ...does } = lampSteps.does;
    expect(missingParts(lamp, { sees, does })).toEqual(['state broken', 'event wait']);
  });

  test('fails where a state is not as seen, with the path to it', async () => {
    const path = { start: 'dark', steps: [{ event: 'press', state: 'lit' }] };
    const modelSteps = {
      ...lampSteps,
      sees: { ...lampSteps.sees, lit: () => Promise.reject(new Error('still dark')) },
    };
    await expect(runPath(path, modelSteps)).rejects.toThrow('still dark\nOn the way: dark — press → lit');
  });
});
