import { gamesSteps } from '#tests/steps/games.steps.ts';
import { inBrowser } from '#tests/support/browserDriver.ts';

/** The electronic games in the browser. */
export const steps = inBrowser(gamesSteps);
