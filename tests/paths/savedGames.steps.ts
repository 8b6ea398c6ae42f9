import { savedGamesSteps } from '#tests/steps/savedGames.steps.ts';
import { inBrowser } from '#tests/support/browserDriver.ts';

/** The saved games of a member in the browser. */
export const steps = inBrowser(savedGamesSteps);
