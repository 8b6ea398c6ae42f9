import { platformsSteps } from '#tests/steps/platforms.steps.ts';
import { inBrowser } from '#tests/support/browserDriver.ts';

/** The balances on the platforms in the browser. */
export const steps = inBrowser(platformsSteps);
