import { actorView } from '#lib/actorView.tsx';
import type { appDownloadMachine } from '#machines/appDownload/appDownload.machine.ts';

/** The way of the download page to its actor. */
export const appDownloadView = actorView<typeof appDownloadMachine>();
