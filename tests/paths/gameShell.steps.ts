import { gameShellSteps } from '#tests/steps/gameShell.steps.ts';
import { inBrowser } from '#tests/support/browserDriver.ts';

/** The game shell in the browser. */
export const steps = inBrowser(gameShellSteps);
