import { toastSteps } from '#tests/steps/toast.steps.ts';
import { inBrowser } from '#tests/support/browserDriver.ts';

/** The toasts in the browser. */
export const steps = inBrowser(toastSteps);
