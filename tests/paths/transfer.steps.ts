import { transferSteps } from '#tests/steps/transfer.steps.ts';
import { inBrowser } from '#tests/support/browserDriver.ts';

/** A transfer in the browser. */
export const steps = inBrowser(transferSteps);
