import { avatarSteps } from '#tests/steps/avatar.steps.ts';
import { inBrowser } from '#tests/support/browserDriver.ts';

/** The picture of the member in the browser. */
export const steps = inBrowser(avatarSteps);
