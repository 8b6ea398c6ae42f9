import { unreadNoticesSteps } from '#tests/steps/unreadNotices.steps.ts';
import { inBrowser } from '#tests/support/browserDriver.ts';

/** The number of unread notices in the browser. */
export const steps = inBrowser(unreadNoticesSteps);
