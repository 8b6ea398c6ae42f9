import { lotteryTokenModel } from '#tests/models/lottery/lotteryToken.model.ts';
import { lotteryTokenSteps } from '#tests/steps/lotteryToken.steps.ts';
import { modelLongPaths } from '#tools/paths/modelPaths.ts';
import { describeModel } from '#tests/support/modelRunner.ts';
import { renderDriver } from '#tests/support/renderedDriver.tsx';

describeModel(
  'the lottery’s door on the home page',
  lotteryTokenModel,
  lotteryTokenSteps(renderDriver),
  modelLongPaths(lotteryTokenModel, 12),
);
