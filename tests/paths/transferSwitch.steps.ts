import { transferSwitchSteps } from '#tests/steps/transferSwitch.steps.ts';
import { inBrowser } from '#tests/support/browserDriver.ts';

/** The switch of automatic transfers in the browser. */
export const steps = inBrowser(transferSwitchSteps);
