import { transferOutboxSteps, withdrawalOutboxSteps } from '#tests/steps/outbox.steps.ts';
import { inBrowser } from '#tests/support/browserDriver.ts';

/** A withdrawal wherever its member is, in the browser. */
export const steps = inBrowser(withdrawalOutboxSteps);

/** The same for a transfer. */
export const transferSteps = inBrowser(transferOutboxSteps);
