import { activitySteps } from '#tests/steps/activity.steps.ts';
import { inBrowser } from '#tests/support/browserDriver.ts';

/** A promotion and the application for it in the browser. */
export const steps = inBrowser(activitySteps);
