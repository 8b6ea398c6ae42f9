import { profileSteps } from '#tests/steps/profile.steps.ts';
import { inBrowser } from '#tests/support/browserDriver.ts';

/** The info of the member in the user centre in the browser. */
export const steps = inBrowser(profileSteps);
