import { phoneSteps } from '#tests/steps/contact.steps.ts';
import { inBrowser } from '#tests/support/browserDriver.ts';

/** The form of the phone in the browser. */
export const steps = inBrowser(phoneSteps);
