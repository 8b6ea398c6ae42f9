import { unpaidOrderSteps } from '#tests/steps/unpaidOrder.steps.ts';
import { inBrowser } from '#tests/support/browserDriver.ts';

/** The strip of an unpaid order in the browser. */
export const steps = inBrowser(unpaidOrderSteps);
