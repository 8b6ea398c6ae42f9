import { withdrawModel } from '#tests/models/withdraw/withdraw.model.ts';
import { withdrawSteps } from '#tests/steps/withdraw.steps.ts';
import { modelLongPaths } from '#tools/paths/modelPaths.ts';
import { describeModel } from '#tests/support/modelRunner.ts';
import { renderOnSandbox } from '#tests/support/renderedDriver.tsx';

describeModel(
  'a withdrawal on its screen',
  withdrawModel,
  withdrawSteps(renderOnSandbox),
  modelLongPaths(withdrawModel, 12),
);
