import { afterAll, describe, expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { modelPaths, pathName, type ModelPath } from '#tools/paths/modelPaths.ts';
import { runPath, type ModelSteps, type ModelStepsOf } from '#tools/paths/runPath.ts';
import { sampleOf } from '#tests/support/sample.ts';

/** The states and events without a step; types check the same, but a cast can circumvent them. */
export function missingParts(
  model: AnyStateMachine,
  modelSteps: { sees: Readonly<Record<string, unknown>>; does: Readonly<Record<string, unknown>> },
): string[] {
  const states = Object.keys(model.root.states).filter(
    (state) => typeof modelSteps.sees[state] !== 'function',
  );
  const events = model.events.filter((event) => typeof modelSteps.does[event] !== 'function');
  return [...states.map((state) => `state ${state}`), ...events.map((event) => `event ${event}`)];
}

/** The longest path, as the most representative one. */
const longest = (paths: readonly ModelPath[]) =>
  paths.toSorted((one, other) => other.steps.length - one.steps.length).slice(0, 1);

/**
 * A test for every path of a model, and one that every state and event has a step. A step that never ran is a failure
 * too. A sample run only runs the longest path.
 */
export function describeModel<Model extends AnyStateMachine, World>(
  name: string,
  model: Model,
  modelSteps: ModelStepsOf<Model, World>,
  paths: readonly ModelPath[] = modelPaths(model),
): void {
  const ran = new Set<string>();
  let completed = 0;

  describe(`model: ${name}`, () => {
    test('the steps have every state and every event of the model', () => {
      expect(missingParts(model, modelSteps)).toEqual([]);
    });

    test.each(sampleOf(paths, longest).map((path) => [pathName(path), path] as const))(
      '%s',
      async (_, path) => {
        const steps = await runPath(
          path,
          modelSteps as ModelSteps<World, string, string>,
          (part) => void ran.add(part),
        );
        expect(steps).toBe(path.steps.length);
        completed += 1;
      },
    );

    afterAll(() => {
      // A run of selected tests says nothing about the other steps.
      if (completed < paths.length) return;
      const parts = [
        ...Object.keys(modelSteps.sees).map((state) => `state ${state}`),
        ...Object.keys(modelSteps.does).map((event) => `event ${event}`),
      ];
      const idle = parts.filter((part) => !ran.has(part));
      if (idle.length > 0) throw new Error(`Never ran: ${idle.join(', ')}`);
    });
  });
}
