import type { AnyStateMachine } from 'xstate';
import type { SharedSteps } from '#tests/paths/pathSteps.ts';
import { modelLongPaths } from '#tests/support/modelPaths.ts';
import { describeModel } from '#tests/support/modelRunner.ts';
import type { Phone } from '#tests/support/phone.ts';

/** The longest path in steps, so that no test takes for ever. */
const MOST = 12;

/** Plays models in the browser on this phone, each in few long paths. */
export const modelPlayer = (phone: () => Phone) =>
  function play<Model extends AnyStateMachine, World>(
    name: string,
    model: Model,
    steps: SharedSteps<Model, World>,
  ): void {
    describeModel(`${name} in the browser`, model, steps(phone), modelLongPaths(model, MOST));
  };
