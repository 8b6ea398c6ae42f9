// @vitest-environment happy-dom
import { lotteryPageModel } from '#tests/models/lottery/lotteryPage.model.ts';
import { lotteryPageSteps } from '#tests/steps/lotteryPage.steps.ts';
import { modelLongPaths } from '#scripts/paths/modelPaths.ts';
import { describeModel } from '#tests/support/modelRunner.ts';
import { renderOnSandbox } from '#tests/support/renderedDriver.tsx';

describeModel(
  'the lottery’s page',
  lotteryPageModel,
  lotteryPageSteps(renderOnSandbox),
  modelLongPaths(lotteryPageModel, 12),
);
