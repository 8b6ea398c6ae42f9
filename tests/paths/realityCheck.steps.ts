import { realityCheckSteps } from '#tests/steps/realityCheck.steps.ts';
import { inBrowser } from '#tests/support/browserDriver.ts';

/** The reminder of a member who plays for an hour, in the browser. */
export const steps = inBrowser(realityCheckSteps);
