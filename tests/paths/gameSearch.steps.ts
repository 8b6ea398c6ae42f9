import { gameSearchSteps } from '#tests/steps/gameSearch.steps.ts';
import { inBrowser } from '#tests/support/browserDriver.ts';

/** The search across all games in the browser. */
export const steps = inBrowser(gameSearchSteps);
