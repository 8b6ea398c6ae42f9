import { bankSteps } from '#tests/steps/deposit.steps.ts';
import { inBrowser } from '#tests/support/browserDriver.ts';

/** A deposit by bank transfer in the browser. */
export const steps = inBrowser(bankSteps);
