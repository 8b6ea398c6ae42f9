import { vi } from 'vitest';
import {
  avatarModel,
  lotteryRecoveryModel,
  maskModel,
  profileModel,
  recoveryModel,
} from '#tests/models/userCenter/userCenter.models.ts';
import { avatarSteps } from '#tests/steps/avatar.steps.ts';
import { lotteryRecoverySteps } from '#tests/steps/lotteryRecovery.steps.ts';
import { maskSteps } from '#tests/steps/mask.steps.ts';
import { profileSteps } from '#tests/steps/profile.steps.ts';
import { recoverySteps } from '#tests/steps/recovery.steps.ts';
import { modelLongPaths } from '#tools/paths/modelPaths.ts';
import { describeModel } from '#tests/support/modelRunner.ts';
import { renderDriver, renderOnSandbox } from '#tests/support/renderedDriver.tsx';
import { BrowserUrl } from '#tests/views/userCenter/openUserCenter.ts';

describeModel(
  'the balance that can be hidden',
  maskModel,
  maskSteps(renderDriver),
  modelLongPaths(maskModel, 12),
);
describeModel(
  'the info of the member',
  profileModel,
  profileSteps(renderDriver),
  modelLongPaths(profileModel, 12),
);

describeModel(
  'the picture of the member at the view',
  avatarModel,
  avatarSteps(() => {
    vi.stubGlobal('URL', BrowserUrl);
    return renderDriver();
  }),
);

describeModel(
  'the recovery of the lottery’s money',
  lotteryRecoveryModel,
  lotteryRecoverySteps(renderOnSandbox),
);
describeModel(
  'the recovery of the games’ money at the view',
  recoveryModel,
  recoverySteps(renderOnSandbox),
  modelLongPaths(recoveryModel, 12),
);
