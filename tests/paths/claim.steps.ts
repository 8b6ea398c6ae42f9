import { grabSteps, rebateSteps as rebate } from '#tests/steps/claim.steps.ts';
import { inBrowser } from '#tests/support/browserDriver.ts';

/** A grab on the welfare page in the browser. */
export const steps = inBrowser(grabSteps);

/** A claim of the rebate in the browser. */
export const rebateSteps = inBrowser(rebate);
