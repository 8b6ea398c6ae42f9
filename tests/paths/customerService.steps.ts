import { customerServiceSteps } from '#tests/steps/customerService.steps.ts';
import { inBrowser } from '#tests/support/browserDriver.ts';

/** Customer service in the browser. */
export const steps = inBrowser(customerServiceSteps);
