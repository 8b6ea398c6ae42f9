import { payoutAccountsSteps } from '#tests/steps/payoutAccounts.steps.ts';
import { inBrowser } from '#tests/support/browserDriver.ts';

/** The payout accounts and the end of one in the browser. */
export const steps = inBrowser(payoutAccountsSteps);
