import { exclusionModel } from '#tests/models/playerProtection/exclusion.model.ts';
import { breakSteps, closingSteps } from '#tests/steps/exclusion.steps.ts';
import { modelLongPaths } from '#tools/paths/modelPaths.ts';
import { describeModel } from '#tests/support/modelRunner.ts';
import { renderDriver } from '#tests/support/renderedDriver.tsx';

const paths = modelLongPaths(exclusionModel, 12);

describeModel('a break', exclusionModel, breakSteps(renderDriver), paths);
describeModel('the closing of the account', exclusionModel, closingSteps(renderDriver), paths);
