import { launchSteps } from '#tests/steps/launch.steps.ts';
import { inBrowser } from '#tests/support/browserDriver.ts';

/** The launch queue of a game in the browser. */
export const steps = inBrowser(launchSteps);
