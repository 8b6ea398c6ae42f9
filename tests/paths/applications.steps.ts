import { applicationsSteps } from '#tests/steps/applications.steps.ts';
import { inBrowser } from '#tests/support/browserDriver.ts';

/** The member’s applications for promotions in the browser. */
export const steps = inBrowser(applicationsSteps);
