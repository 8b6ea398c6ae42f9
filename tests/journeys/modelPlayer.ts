import type { AnyStateMachine } from 'xstate';
import type { SharedSteps } from '#tools/paths/pathSteps.ts';
import { modelLongPaths } from '#tools/paths/modelPaths.ts';
import { describeModel } from '#tests/support/modelRunner.ts';
import type { Phone } from '#tools/browser/phone.ts';

/** Maximum length of a path in steps, to limit the duration of a test. */
const MOST = 12;

/** Runs the tests of models in the browser on this phone, each in few long paths. */
export const modelPlayer = (phone: () => Phone) =>
  function play<Model extends AnyStateMachine, World>(
    name: string,
    model: Model,
    steps: SharedSteps<Model, World>,
  ): void {
    describeModel(`${name} in the browser`, model, steps(phone), modelLongPaths(model, MOST));
  };
