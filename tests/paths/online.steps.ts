import { onlineSteps } from '#tests/steps/deposit.steps.ts';
import { inBrowser } from '#tests/support/browserDriver.ts';

/** An online deposit in the browser. */
export const steps = inBrowser(onlineSteps);
