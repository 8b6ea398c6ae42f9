import { alipaySteps } from '#tests/steps/binding.steps.ts';
import { inBrowser } from '#tests/support/browserDriver.ts';

/** The form of alipay in the browser. */
export const steps = inBrowser(alipaySteps);
