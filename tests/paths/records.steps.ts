import { recordsSteps } from '#tests/steps/records.steps.ts';
import { inBrowser } from '#tests/support/browserDriver.ts';

/** The list of the deposits in the browser. */
export const steps = inBrowser(recordsSteps);
