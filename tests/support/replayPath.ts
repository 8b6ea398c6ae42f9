import { isDeepStrictEqual } from 'node:util';
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { settle } from '#tests/support/callScript.ts';
import type { ExpectedPath, ExpectedStep } from '#tests/support/explore.ts';
import type { Harness } from '#tests/support/harness.ts';
import { show } from '#tests/support/timedLogic.ts';

/** Applies one step of a path to the real actor: an event, a response, a failure, or exactly its delay. */
async function perform(
  harness: Harness<AnyStateMachine>,
  step: ExpectedStep,
  before: unknown,
): Promise<void> {
  const { move } = step;
  switch (move.kind) {
    case 'send':
      if (move.wait > 0) await harness.pass(move.wait);
      return harness.send(move.event);
    case 'answer':
      return harness.calls.answer(move.id, move.output);
    case 'fail':
      return harness.calls.crash(move.id, move.error);
    case 'time': {
      const left = step.at - harness.clock.now();
      // One millisecond earlier, nothing may have happened yet.
      await harness.pass(left - 1);
      expectValue(harness, before, `${step.label}, 1 ms short of ${left} ms`);
      return harness.pass(1);
    }
  }
}

function expectValue(harness: Harness<AnyStateMachine>, value: unknown, after: string): void {
  harness.assertHealthy();
  const actual: unknown = (harness.subject.getSnapshot() as AnyMachineSnapshot).value;
  if (!isDeepStrictEqual(actual, value))
    throw new Error(`After ${after} the state is ${show(actual)}, expected was ${show(value)}`);
}

/** Runs a path with the real actor, which must be in the expected state after every step. */
export async function replayPath(harness: Harness<AnyStateMachine>, path: ExpectedPath): Promise<void> {
  const done: string[] = ['the start'];
  try {
    await settle();
    expectValue(harness, path.start, 'the start');
    let before: unknown = path.start;
    for (const step of path.steps) {
      done.push(step.label);
      await perform(harness, step, before);
      expectValue(harness, step.value, step.label);
      before = step.value;
    }
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\nPath: ${done.join(' → ')}`, {
      cause: error,
    });
  }
}
