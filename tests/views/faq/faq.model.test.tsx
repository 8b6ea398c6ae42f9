import { faqModel } from '#tests/models/faq/faq.model.ts';
import { faqSteps } from '#tests/steps/faq.steps.ts';
import { modelLongPaths } from '#tools/paths/modelPaths.ts';
import { describeModel } from '#tests/support/modelRunner.ts';
import { renderDriver } from '#tests/support/renderedDriver.tsx';

describeModel('the help', faqModel, faqSteps(renderDriver), modelLongPaths(faqModel, 12));
