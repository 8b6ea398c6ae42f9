import { bankCardSteps } from '#tests/steps/binding.steps.ts';
import { inBrowser } from '#tests/support/browserDriver.ts';

/** The form of a bank card in the browser. */
export const steps = inBrowser(bankCardSteps);
