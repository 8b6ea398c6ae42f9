import { vipSteps } from '#tests/steps/vip.steps.ts';
import { inBrowser } from '#tests/support/browserDriver.ts';

/** The VIP levels in the browser. */
export const steps = inBrowser(vipSteps);
