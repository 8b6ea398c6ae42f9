import { loginDetourModel } from '#tests/models/kit/loginDetour/loginDetour.model.ts';
import { loginDetourSteps } from '#tests/steps/loginDetour.steps.ts';
import { describeModel } from '#tests/support/modelRunner.ts';
import { renderDriver } from '#tests/support/renderedDriver.tsx';

describeModel('a visitor is led to the login at the view', loginDetourModel, loginDetourSteps(renderDriver));
