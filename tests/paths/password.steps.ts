import { loginPasswordSteps } from '#tests/steps/password.steps.ts';
import { inBrowser } from '#tests/support/browserDriver.ts';

/** The change of the login password in the browser. */
export const steps = inBrowser(loginPasswordSteps);
