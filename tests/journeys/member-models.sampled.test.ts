import { launchModel } from '#tests/models/game/launch.model.ts';
import { balancePollingModel } from '#tests/models/kit/poll/balancePolling.model.ts';
import { sessionModel } from '#tests/models/app/session/session.model.ts';
import { steps as balancePollingSteps } from '#tests/paths/balancePolling.steps.ts';
import { steps as launchSteps } from '#tests/paths/launch.steps.ts';
import { steps as sessionSteps } from '#tests/paths/session.steps.ts';
import { phonePerTest } from '#tests/support/browser.ts';
import { modelLongPaths } from '#tools/paths/modelPaths.ts';
import { describeModel } from '#tests/support/modelRunner.ts';

const phone = phonePerTest();
/** Maximum length of a path in steps, to limit the duration of a test. */
const MOST = 12;

describeModel(
  'the session in the browser',
  sessionModel,
  sessionSteps(phone),
  modelLongPaths(sessionModel, MOST),
);
describeModel(
  'the balance of a member in the browser',
  balancePollingModel,
  balancePollingSteps(phone),
  modelLongPaths(balancePollingModel, MOST),
);
describeModel(
  'the game page in the browser',
  launchModel,
  launchSteps(phone),
  modelLongPaths(launchModel, MOST),
);
