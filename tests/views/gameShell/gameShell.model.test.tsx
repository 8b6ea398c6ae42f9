import { gameShellModel } from '#tests/models/gameShell/gameShell.model.ts';
import { gameShellSteps } from '#tests/steps/gameShell.steps.ts';
import { modelLongPaths } from '#tools/paths/modelPaths.ts';
import { describeModel } from '#tests/support/modelRunner.ts';
import { renderDriver } from '#tests/support/renderedDriver.tsx';

describeModel(
  'the game shell',
  gameShellModel,
  gameShellSteps(renderDriver),
  modelLongPaths(gameShellModel, 12),
);
