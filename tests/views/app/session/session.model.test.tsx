import { sessionModel } from '#tests/models/app/session/session.model.ts';
import { sessionSteps } from '#tests/steps/session.steps.ts';
import { describeModel } from '#tests/support/modelRunner.ts';
import { renderDriver } from '#tests/support/renderedDriver.tsx';

describeModel('the session in the rendered app', sessionModel, sessionSteps(renderDriver));
