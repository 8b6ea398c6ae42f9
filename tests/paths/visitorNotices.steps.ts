import { visitorNoticesSteps } from '#tests/steps/notices.steps.ts';
import { inBrowser } from '#tests/support/browserDriver.ts';

/** A visitor who opens the notices in the browser. */
export const steps = inBrowser(visitorNoticesSteps);
