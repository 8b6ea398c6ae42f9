import { limitPromptSteps } from '#tests/steps/limitPrompt.steps.ts';
import { inBrowser } from '#tests/support/browserDriver.ts';

/** The offer of a deposit limit and its reminder, in the browser. */
export const steps = inBrowser(limitPromptSteps);
