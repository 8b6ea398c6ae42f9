import { loginModel } from '#tests/models/login/login.model.ts';
import { registerModel } from '#tests/models/register/register.model.ts';
import { smsCooldownModel } from '#tests/models/sms/smsCooldown.model.ts';
import { loginPlay } from '#tests/plays/login.play.ts';
import { registerPlay } from '#tests/plays/register.play.ts';
import { smsCooldownPlay } from '#tests/plays/smsCooldown.play.ts';
import { browseApp } from '#tests/support/browsedApp.ts';
import { phonePerTest } from '#tests/support/browser.ts';
import { modelTours } from '#tests/support/modelPaths.ts';
import { describeModel } from '#tests/support/modelRunner.ts';

const phone = phonePerTest();
const app = () => browseApp(phone());
/** The longest tour in steps, so that no test takes for ever. */
const MOST = 15;

describeModel('login in the browser', loginModel, loginPlay(app), modelTours(loginModel, MOST));
describeModel(
  'registration in the browser',
  registerModel,
  registerPlay(app),
  modelTours(registerModel, MOST),
);
describeModel(
  'the SMS code button in the browser',
  smsCooldownModel,
  smsCooldownPlay(app),
  modelTours(smsCooldownModel, MOST),
);
