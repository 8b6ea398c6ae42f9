import { maskSteps } from '#tests/steps/mask.steps.ts';
import { inBrowser } from '#tests/support/browserDriver.ts';

/** The balance that can be hidden in the browser. */
export const steps = inBrowser(maskSteps);
