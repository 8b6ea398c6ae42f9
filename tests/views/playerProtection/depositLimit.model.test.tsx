import { depositLimitModel } from '#tests/models/playerProtection/depositLimit.model.ts';
import { depositLimitSteps } from '#tests/steps/depositLimit.steps.ts';
import { modelLongPaths } from '#tools/paths/modelPaths.ts';
import { describeModel } from '#tests/support/modelRunner.ts';
import { renderDriver } from '#tests/support/renderedDriver.tsx';

describeModel(
  'a deposit limit',
  depositLimitModel,
  depositLimitSteps(renderDriver),
  modelLongPaths(depositLimitModel, 12),
);
