import { faqSteps } from '#tests/steps/faq.steps.ts';
import { inBrowser } from '#tests/support/browserDriver.ts';

/** The topics of the help and its search in the browser. */
export const steps = inBrowser(faqSteps);
