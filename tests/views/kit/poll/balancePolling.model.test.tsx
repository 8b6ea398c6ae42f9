import { balancePollingModel } from '#tests/models/kit/poll/balancePolling.model.ts';
import { balancePollingSteps } from '#tests/steps/balancePolling.steps.ts';
import { describeModel } from '#tests/support/modelRunner.ts';
import { renderDriver } from '#tests/support/renderedDriver.tsx';

describeModel(
  'the balance on the rendered home page',
  balancePollingModel,
  balancePollingSteps(renderDriver),
);
