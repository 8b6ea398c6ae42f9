import { lotteryTokenSteps } from '#tests/steps/lotteryToken.steps.ts';
import { inBrowser } from '#tests/support/browserDriver.ts';

/** The lottery’s door and token in the browser. */
export const steps = inBrowser(lotteryTokenSteps);
