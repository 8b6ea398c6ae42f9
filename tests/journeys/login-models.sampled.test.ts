import { loginModel } from '#tests/models/login/login.model.ts';
import { registerModel } from '#tests/models/register/register.model.ts';
import { smsCooldownModel } from '#tests/models/register/smsCooldown.model.ts';
import { steps as loginSteps } from '#tests/paths/login.steps.ts';
import { steps as registerSteps } from '#tests/paths/register.steps.ts';
import { steps as smsCooldownSteps } from '#tests/paths/smsCooldown.steps.ts';
import { phonePerTest } from '#tests/support/browser.ts';
import { modelLongPaths } from '#tools/paths/modelPaths.ts';
import { describeModel } from '#tests/support/modelRunner.ts';

const phone = phonePerTest();
/** Maximum length of a path in steps, to limit the duration of a test. */
const MOST = 15;

describeModel('login in the browser', loginModel, loginSteps(phone), modelLongPaths(loginModel, MOST));
describeModel(
  'registration in the browser',
  registerModel,
  registerSteps(phone),
  modelLongPaths(registerModel, MOST),
);
describeModel(
  'the SMS code button in the browser',
  smsCooldownModel,
  smsCooldownSteps(phone),
  modelLongPaths(smsCooldownModel, MOST),
);
