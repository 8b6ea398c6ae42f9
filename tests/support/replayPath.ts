import { isDeepStrictEqual } from 'node:util';
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { settle } from '#tests/support/callScript.ts';
import type { ForeseenPath, ForeseenStep } from '#tests/support/explore.ts';
import type { Stage } from '#tests/support/stage.ts';
import { show } from '#tests/support/timedLogic.ts';

/** Does one step of a path to the real actor: an event, an answer, a failure, or exactly the time it takes. */
async function perform(stage: Stage<AnyStateMachine>, step: ForeseenStep, before: unknown): Promise<void> {
  const { move } = step;
  switch (move.kind) {
    case 'send':
      if (move.wait > 0) await stage.pass(move.wait);
      return stage.send(move.event);
    case 'answer':
      return stage.calls.answer(move.id, move.output);
    case 'fail':
      return stage.calls.crash(move.id, move.error);
    case 'time': {
      const left = step.at - stage.clock.now();
      // One millisecond short of it nothing may have happened yet.
      await stage.pass(left - 1);
      expectValue(stage, before, `${step.label}, 1 ms short of ${left} ms`);
      return stage.pass(1);
    }
  }
}

function expectValue(stage: Stage<AnyStateMachine>, value: unknown, after: string): void {
  stage.assertHealthy();
  const actual: unknown = (stage.subject.getSnapshot() as AnyMachineSnapshot).value;
  if (!isDeepStrictEqual(actual, value))
    throw new Error(`After ${after} the state is ${show(actual)}, foreseen was ${show(value)}`);
}

/** Walks a path with the real actor, which must be in the foreseen state after every step. */
export async function replayPath(stage: Stage<AnyStateMachine>, path: ForeseenPath): Promise<void> {
  const done: string[] = ['the start'];
  try {
    await settle();
    expectValue(stage, path.start, 'the start');
    let before: unknown = path.start;
    for (const step of path.steps) {
      done.push(step.label);
      await perform(stage, step, before);
      expectValue(stage, step.value, step.label);
      before = step.value;
    }
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\nPath: ${done.join(' → ')}`, {
      cause: error,
    });
  }
}
