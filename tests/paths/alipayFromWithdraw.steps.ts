import { alipayFromWithdrawSteps } from '#tests/steps/binding.steps.ts';
import { inBrowser } from '#tests/support/browserDriver.ts';

/** The form of alipay for a withdrawal in the browser. */
export const steps = inBrowser(alipayFromWithdrawSteps);
