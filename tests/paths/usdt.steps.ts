import { bindUsdtSteps } from '#tests/steps/binding.steps.ts';
import { inBrowser } from '#tests/support/browserDriver.ts';

/** The form of a USDT address in the browser. */
export const steps = inBrowser(bindUsdtSteps);
