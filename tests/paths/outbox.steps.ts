import { outboxSteps } from '#tests/steps/outbox.steps.ts';
import { inBrowser } from '#tests/support/browserDriver.ts';

/** A withdrawal wherever its member is, in the browser. */
export const steps = inBrowser(outboxSteps);
