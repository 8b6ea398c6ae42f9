import { withdrawSteps } from '#tests/steps/withdraw.steps.ts';
import { inBrowser } from '#tests/support/browserDriver.ts';

/** A withdrawal in the browser. */
export const steps = inBrowser(withdrawSteps);
