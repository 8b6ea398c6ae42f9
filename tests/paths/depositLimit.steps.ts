import { depositLimitSteps } from '#tests/steps/depositLimit.steps.ts';
import { inBrowser } from '#tests/support/browserDriver.ts';

/** A deposit limit in the browser. */
export const steps = inBrowser(depositLimitSteps);
