import { outboxModel } from '#tests/models/app/outbox/outbox.model.ts';
import { withdrawalOutboxSteps } from '#tests/steps/outbox.steps.ts';
import { modelLongPaths } from '#tools/paths/modelPaths.ts';
import { describeModel } from '#tests/support/modelRunner.ts';
import { renderOnSandbox } from '#tests/support/renderedDriver.tsx';

describeModel(
  'a withdrawal wherever its member is',
  outboxModel,
  withdrawalOutboxSteps(renderOnSandbox),
  modelLongPaths(outboxModel, 12),
);
