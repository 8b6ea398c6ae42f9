import { agentModel } from '#tests/models/agent/agent.model.ts';
import { bankCardModel, usdtModel } from '#tests/models/payoutAccounts/binding.models.ts';
import { steps as agentSteps } from '#tests/paths/agent.steps.ts';
import { steps as bankCardSteps } from '#tests/paths/bankCard.steps.ts';
import { steps as usdtSteps } from '#tests/paths/usdt.steps.ts';
import { phonePerTest } from '#tests/support/browser.ts';
import { modelLongPaths } from '#tools/paths/modelPaths.ts';
import { describeModel } from '#tests/support/modelRunner.ts';

const phone = phonePerTest();
/** Maximum length of a path in steps, to limit the duration of a test. */
const MOST = 15;

describeModel(
  'the agent application in the browser',
  agentModel,
  agentSteps(phone),
  modelLongPaths(agentModel, MOST),
);
describeModel(
  'binding a bank card in the browser',
  bankCardModel,
  bankCardSteps(phone),
  modelLongPaths(bankCardModel, MOST),
);
describeModel(
  'binding a USDT address in the browser',
  usdtModel,
  usdtSteps(phone),
  modelLongPaths(usdtModel, MOST),
);
