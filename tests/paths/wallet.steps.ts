import { walletSteps } from '#tests/steps/binding.steps.ts';
import { inBrowser } from '#tests/support/browserDriver.ts';

/** The form of another wallet in the browser. */
export const steps = inBrowser(walletSteps);
