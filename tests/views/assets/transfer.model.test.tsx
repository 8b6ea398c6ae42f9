import { transferModel } from '#tests/models/assets/transfer.model.ts';
import { claimModel } from '#tests/models/kit/submission/claim.model.ts';
import { rebateSteps } from '#tests/steps/claim.steps.ts';
import { transferSteps } from '#tests/steps/transfer.steps.ts';
import { modelLongPaths } from '#tools/paths/modelPaths.ts';
import { describeModel } from '#tests/support/modelRunner.ts';
import { renderOnSandbox } from '#tests/support/renderedDriver.tsx';

describeModel(
  'a transfer in its dialog',
  transferModel,
  transferSteps(renderOnSandbox),
  modelLongPaths(transferModel, 12),
);
describeModel(
  'a claim of the rebate on its tab',
  claimModel,
  rebateSteps(renderOnSandbox),
  modelLongPaths(claimModel, 12),
);
