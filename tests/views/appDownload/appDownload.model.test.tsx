import { appDownloadModel } from '#tests/models/appDownload/appDownload.model.ts';
import { appDownloadSteps } from '#tests/steps/appDownload.steps.ts';
import { describeModel } from '#tests/support/modelRunner.ts';
import { renderDriver } from '#tests/support/renderedDriver.tsx';

describeModel('the download of the app at the view', appDownloadModel, appDownloadSteps(renderDriver));
