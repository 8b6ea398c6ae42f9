import { accountModel } from '#tests/models/account/account.model.ts';
import { accountSteps } from '#tests/steps/account.steps.ts';
import { describeModel } from '#tests/support/modelRunner.ts';
import { renderDriver } from '#tests/support/renderedDriver.tsx';

describeModel('the account settings', accountModel, accountSteps(renderDriver));
