import { claimModel } from '#tests/models/kit/submission/claim.model.ts';
import { grabSteps } from '#tests/steps/claim.steps.ts';
import { modelLongPaths } from '#tools/paths/modelPaths.ts';
import { describeModel } from '#tests/support/modelRunner.ts';
import { renderOnSandbox } from '#tests/support/renderedDriver.tsx';

describeModel(
  'a grab on the welfare page',
  claimModel,
  grabSteps(renderOnSandbox),
  modelLongPaths(claimModel, 12),
);
