import { agentSteps } from '#tests/steps/agent.steps.ts';
import { inBrowser } from '#tests/support/browserDriver.ts';

/** The application to become an agent in the browser. */
export const steps = inBrowser(agentSteps);
