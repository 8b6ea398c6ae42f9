import { appDownloadSteps } from '#tests/steps/appDownload.steps.ts';
import { inBrowser } from '#tests/support/browserDriver.ts';

/** The download of the app in the browser. */
export const steps = inBrowser(appDownloadSteps);
