import { siteModel } from '#tests/models/app/site/site.model.ts';
import { siteSteps } from '#tests/steps/site.steps.ts';
import { describeModel } from '#tests/support/modelRunner.ts';
import { renderDriver } from '#tests/support/renderedDriver.tsx';

describeModel('the state of the site at the view', siteModel, siteSteps(renderDriver));
