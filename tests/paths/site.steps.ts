import { siteSteps } from '#tests/steps/site.steps.ts';
import { inBrowser } from '#tests/support/browserDriver.ts';

/** Whether the site is open in the browser. */
export const steps = inBrowser(siteSteps);
