import { lotteryPageSteps } from '#tests/steps/lotteryPage.steps.ts';
import { inBrowser } from '#tests/support/browserDriver.ts';

/** The lottery's page in the browser. */
export const steps = inBrowser(lotteryPageSteps);
