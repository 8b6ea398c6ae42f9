import { ACCOUNT_KINDS, accountListSteps } from '#tests/steps/accountList.steps.ts';
import { inBrowser } from '#tests/support/browserDriver.ts';

/** The list of the bank cards in the browser. */
export const steps = inBrowser(accountListSteps(ACCOUNT_KINDS.bank));
