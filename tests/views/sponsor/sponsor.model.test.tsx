import { sponsorModel } from '#tests/models/sponsor/sponsor.model.ts';
import { sponsorSteps } from '#tests/steps/sponsor.steps.ts';
import { describeModel } from '#tests/support/modelRunner.ts';
import { renderDriver } from '#tests/support/renderedDriver.tsx';

describeModel('the brand', sponsorModel, sponsorSteps(renderDriver));
