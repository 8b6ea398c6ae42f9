import { activityListSteps } from '#tests/steps/activityList.steps.ts';
import { inBrowser } from '#tests/support/browserDriver.ts';

/** The promotions by type in the browser. */
export const steps = inBrowser(activityListSteps);
