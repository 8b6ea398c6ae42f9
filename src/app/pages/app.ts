import type { PageModule } from '#app/page.ts';
import { AppDownloadScreen } from '#features/appDownload/AppDownloadScreen.tsx';
import { appDownloadMachine } from '#machines/appDownload/appDownload.machine.ts';

export const page: PageModule = { Screen: AppDownloadScreen, logic: appDownloadMachine };
