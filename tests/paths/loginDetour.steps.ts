import { loginDetourSteps } from '#tests/steps/loginDetour.steps.ts';
import { inBrowser } from '#tests/support/browserDriver.ts';

/** A visitor's way to the login in the browser. */
export const steps = inBrowser(loginDetourSteps);
