import { smsCooldownModel } from '#tests/models/register/smsCooldown.model.ts';
import { smsCooldownSteps } from '#tests/steps/smsCooldown.steps.ts';
import { describeModel } from '#tests/support/modelRunner.ts';
import { renderDriver } from '#tests/support/renderedDriver.tsx';

describeModel('the SMS code button on the rendered page', smsCooldownModel, smsCooldownSteps(renderDriver));
