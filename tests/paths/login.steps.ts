import { loginSteps } from '#tests/steps/login.steps.ts';
import { inBrowser } from '#tests/support/browserDriver.ts';

/** Login in the browser. */
export const steps = inBrowser(loginSteps);
