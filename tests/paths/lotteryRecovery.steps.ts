import { lotteryRecoverySteps } from '#tests/steps/lotteryRecovery.steps.ts';
import { inBrowser } from '#tests/support/browserDriver.ts';

/** The recovery of the lottery’s money in the browser. */
export const steps = inBrowser(lotteryRecoverySteps);
