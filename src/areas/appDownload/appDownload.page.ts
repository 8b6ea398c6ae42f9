import { definePage } from '#hooks/definePage.ts';
import { AppDownloadScreen } from './AppDownloadScreen.tsx';
import { appDownloadView } from './appDownloadView.ts';
import { appDownloadMachine } from '#machines/appDownload/appDownload.machine.ts';

export const page = definePage({
  logic: appDownloadMachine,
  view: appDownloadView,
  Screen: AppDownloadScreen,
});
