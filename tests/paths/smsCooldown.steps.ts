import { smsCooldownSteps } from '#tests/steps/smsCooldown.steps.ts';
import { inBrowser } from '#tests/support/browserDriver.ts';

/** The button of the SMS code in the browser. */
export const steps = inBrowser(smsCooldownSteps);
