import { accountSteps } from '#tests/steps/account.steps.ts';
import { inBrowser } from '#tests/support/browserDriver.ts';

/** The account settings in the browser. */
export const steps = inBrowser(accountSteps);
