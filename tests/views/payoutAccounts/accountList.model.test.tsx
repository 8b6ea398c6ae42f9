import { accountListModel } from '#tests/models/payoutAccounts/payoutAccounts.model.ts';
import { ACCOUNT_KINDS, accountListSteps } from '#tests/steps/accountList.steps.ts';
import { describeModel } from '#tests/support/modelRunner.ts';
import { renderDriver } from '#tests/support/renderedDriver.tsx';

for (const kind of Object.values(ACCOUNT_KINDS))
  describeModel(`the accounts of kind ${kind.tab}`, accountListModel, accountListSteps(kind)(renderDriver));
