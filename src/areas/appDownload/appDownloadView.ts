import { actorView } from '#hooks/actorView.tsx';
import type { appDownloadMachine } from '#machines/appDownload/appDownload.machine.ts';

/** Access to the actor of the download page. */
export const appDownloadView = actorView<typeof appDownloadMachine>();
