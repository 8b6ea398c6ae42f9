import { vi } from 'vitest';
import { platformsModel, recordsModel } from '#tests/models/assets/assets.models.ts';
import { transferSwitchModel } from '#tests/models/assets/transferSwitch.model.ts';
import { platformsSteps } from '#tests/steps/platforms.steps.ts';
import { recordsSteps } from '#tests/steps/records.steps.ts';
import { transferSwitchSteps } from '#tests/steps/transferSwitch.steps.ts';
import { modelLongPaths } from '#tools/paths/modelPaths.ts';
import { describeModel } from '#tests/support/modelRunner.ts';
import { renderDriver, renderOnSandbox } from '#tests/support/renderedDriver.tsx';

/** Simulates a page that is longer than the screen, because the test DOM has no layout. */
function renderLong() {
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(5000);
  return renderDriver();
}

describeModel(
  'a list of records on its screen',
  recordsModel,
  recordsSteps(renderLong),
  modelLongPaths(recordsModel, 12),
);
describeModel(
  'the platform balances on their screen',
  platformsModel,
  platformsSteps(renderDriver),
  modelLongPaths(platformsModel, 12),
);
describeModel(
  'the switch of automatic transfers',
  transferSwitchModel,
  transferSwitchSteps(renderOnSandbox),
  modelLongPaths(transferSwitchModel, 12),
);
