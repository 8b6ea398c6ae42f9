import { breakSteps, closingSteps as closing } from '#tests/steps/exclusion.steps.ts';
import { inBrowser } from '#tests/support/browserDriver.ts';

/** A break in the browser. */
export const steps = inBrowser(breakSteps);

/** The closing of the account in the browser. */
export const closingSteps = inBrowser(closing);
