import { missingNoticeSteps, noticesSteps, noticeSteps } from '#tests/steps/notices.steps.ts';
import { inBrowser } from '#tests/support/browserDriver.ts';

/** The list of notices in the browser. */
export const steps = inBrowser(noticesSteps);

/** A notice in the browser, */
export const oneNoticeSteps = inBrowser(noticeSteps);
/** and one that is gone. */
export const goneNoticeSteps = inBrowser(missingNoticeSteps);
