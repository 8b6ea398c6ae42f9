import { bankModel, onlineModel, paidByCodeModel } from '#tests/models/deposit/deposit.models.ts';
import { outboxModel } from '#tests/models/app/outbox/outbox.model.ts';
import { transferModel } from '#tests/models/assets/transfer.model.ts';
import { claimModel } from '#tests/models/kit/submission/claim.model.ts';
import { unpaidOrderModel } from '#tests/models/kit/money/unpaidOrder.model.ts';
import { withdrawModel } from '#tests/models/withdraw/withdraw.model.ts';
import { steps as bankSteps } from '#tests/paths/bank.steps.ts';
import { rebateSteps } from '#tests/paths/claim.steps.ts';
import { steps as onlineSteps } from '#tests/paths/online.steps.ts';
import { steps as outboxSteps } from '#tests/paths/outbox.steps.ts';
import { steps as usdtSteps } from '#tests/paths/paidByCode.steps.ts';
import { steps as transferSteps } from '#tests/paths/transfer.steps.ts';
import { steps as unpaidOrderSteps } from '#tests/paths/unpaidOrder.steps.ts';
import { steps as withdrawSteps } from '#tests/paths/withdraw.steps.ts';
import { phonePerTest } from '#tests/support/browser.ts';
import { modelLongPaths } from '#tools/paths/modelPaths.ts';
import { describeModel } from '#tests/support/modelRunner.ts';

const phone = phonePerTest();
/** Maximum length of a path in steps, to limit the duration of a test. */
const MOST = 14;

describeModel(
  'a digital deposit in the browser',
  paidByCodeModel,
  usdtSteps(phone),
  modelLongPaths(paidByCodeModel, MOST),
);
describeModel(
  'a deposit by bank transfer in the browser',
  bankModel,
  bankSteps(phone),
  modelLongPaths(bankModel, MOST),
);
describeModel(
  'an online deposit in the browser',
  onlineModel,
  onlineSteps(phone),
  modelLongPaths(onlineModel, MOST),
);
describeModel(
  'a withdrawal in the browser',
  withdrawModel,
  withdrawSteps(phone),
  modelLongPaths(withdrawModel, MOST),
);
describeModel(
  'the strip of an unpaid order in the browser',
  unpaidOrderModel,
  unpaidOrderSteps(phone),
  modelLongPaths(unpaidOrderModel, MOST),
);
describeModel(
  'a transfer in the browser',
  transferModel,
  transferSteps(phone),
  modelLongPaths(transferModel, MOST),
);
describeModel(
  'a claim of the rebate in the browser',
  claimModel,
  rebateSteps(phone),
  modelLongPaths(claimModel, MOST),
);
describeModel(
  'a withdrawal wherever its member is, in the browser',
  outboxModel,
  outboxSteps(phone),
  modelLongPaths(outboxModel, MOST),
);
