import { lotteryPageModel } from '#tests/models/lottery/lotteryPage.model.ts';
import { accountListModel } from '#tests/models/payoutAccounts/payoutAccounts.model.ts';
import { steps as accountListSteps } from '#tests/paths/accountList.steps.ts';
import { steps as lotteryPageSteps } from '#tests/paths/lotteryPage.steps.ts';
import { phonePerTest } from '#tests/support/browser.ts';
import { modelLongPaths, modelPaths } from '#tools/paths/modelPaths.ts';
import { describeModel } from '#tests/support/modelRunner.ts';

const phone = phonePerTest();
/** Maximum length of a path in steps, to limit the duration of a test. */
const MOST = 12;

describeModel(
  'the lottery’s page in the browser',
  lotteryPageModel,
  lotteryPageSteps(phone),
  modelLongPaths(lotteryPageModel, MOST),
);
describeModel(
  'the list of bank cards in the browser',
  accountListModel,
  accountListSteps(phone),
  // one path per transition: in longer ones, two requests would be pending for one answer
  modelPaths(accountListModel),
);
