import { sessionSteps } from '#tests/steps/session.steps.ts';
import { inBrowser } from '#tests/support/browserDriver.ts';

/** Who a person is to the app in the browser. */
export const steps = inBrowser(sessionSteps);
