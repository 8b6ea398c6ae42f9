import { passwordModel } from '#tests/models/password/password.model.ts';
import { fundPasswordSteps, loginPasswordSteps } from '#tests/steps/password.steps.ts';
import { describeModel } from '#tests/support/modelRunner.ts';
import { renderDriver } from '#tests/support/renderedDriver.tsx';

describeModel('the change of the login password', passwordModel, loginPasswordSteps(renderDriver));
describeModel('the change of the fund password', passwordModel, fundPasswordSteps(renderDriver));
