import { paidByCodeModel } from '#tests/models/deposit/deposit.models.ts';
import { outboxModel } from '#tests/models/app/outbox/outbox.model.ts';
import { lotteryRecoveryModel, recoveryModel } from '#tests/models/userCenter/userCenter.models.ts';
import { claimModel } from '#tests/models/kit/submission/claim.model.ts';
import { steps as claimSteps } from '#tests/paths/claim.steps.ts';
import { steps as lotteryRecoverySteps } from '#tests/paths/lotteryRecovery.steps.ts';
import { transferSteps as transferOutboxSteps } from '#tests/paths/outbox.steps.ts';
import { alipaySteps } from '#tests/paths/paidByCode.steps.ts';
import { steps as recoverySteps } from '#tests/paths/recovery.steps.ts';
import { phonePerTest } from '#tests/support/browser.ts';
import { modelLongPaths } from '#tools/paths/modelPaths.ts';
import { describeModel } from '#tests/support/modelRunner.ts';

const phone = phonePerTest();
/** Maximum length of a path in steps, to limit the duration of a test. */
const MOST = 14;

describeModel(
  'a deposit by Alipay in the browser',
  paidByCodeModel,
  alipaySteps(phone),
  modelLongPaths(paidByCodeModel, MOST),
);
describeModel(
  'a draw on the welfare page in the browser',
  claimModel,
  claimSteps(phone),
  modelLongPaths(claimModel, MOST),
);
describeModel(
  'the recovery of the games’ money in the browser',
  recoveryModel,
  recoverySteps(phone),
  modelLongPaths(recoveryModel, MOST),
);
describeModel(
  'the recovery of the lottery’s money in the browser',
  lotteryRecoveryModel,
  lotteryRecoverySteps(phone),
  modelLongPaths(lotteryRecoveryModel, MOST),
);
describeModel(
  'a transfer wherever its member is, in the browser',
  outboxModel,
  transferOutboxSteps(phone),
  modelLongPaths(outboxModel, MOST),
);
