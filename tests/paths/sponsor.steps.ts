import { sponsorSteps } from '#tests/steps/sponsor.steps.ts';
import { inBrowser } from '#tests/support/browserDriver.ts';

/** The two tabs of the brand in the browser. */
export const steps = inBrowser(sponsorSteps);
