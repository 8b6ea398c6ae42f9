import { recoverySteps } from '#tests/steps/recovery.steps.ts';
import { inBrowser } from '#tests/support/browserDriver.ts';

/** The recovery of the games’ money in the browser. */
export const steps = inBrowser(recoverySteps);
