import { payoutAccountsModel } from '#tests/models/payoutAccounts/payoutAccounts.model.ts';
import { payoutAccountsSteps } from '#tests/steps/payoutAccounts.steps.ts';
import { describeModel } from '#tests/support/modelRunner.ts';
import { renderDriver } from '#tests/support/renderedDriver.tsx';

describeModel('payout accounts at the view', payoutAccountsModel, payoutAccountsSteps(renderDriver));
