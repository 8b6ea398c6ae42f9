import { visitorActivitySteps } from '#tests/steps/activity.steps.ts';
import { inBrowser } from '#tests/support/browserDriver.ts';

/** A visitor who applies for a promotion in the browser. */
export const steps = inBrowser(visitorActivitySteps);
