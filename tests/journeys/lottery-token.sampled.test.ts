import { lotteryTokenModel } from '#tests/models/lottery/lotteryToken.model.ts';
import { steps } from '#tests/paths/lotteryToken.steps.ts';
import { phonePerTest } from '#tests/support/browser.ts';
import { modelLongPaths } from '#tools/paths/modelPaths.ts';
import { describeModel } from '#tests/support/modelRunner.ts';

const phone = phonePerTest();

describeModel(
  'the lottery’s door and token in the browser',
  lotteryTokenModel,
  steps(phone),
  modelLongPaths(lotteryTokenModel, 14),
);
