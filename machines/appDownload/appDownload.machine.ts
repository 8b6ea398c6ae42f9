import { setup } from 'xstate';

/** How long the frame that starts the download stays in the page, in ms (spec 2 §2, §9). */
export const DOWNLOAD_FRAME_MS = 2000;

/** The app's download page: a press adds a frame with the address to the page and removes it after 2 s. */
export const appDownloadMachine = setup({
  types: {} as { events: { type: 'download' } },
  delays: { downloadFrame: DOWNLOAD_FRAME_MS },
}).createMachine({
  id: 'appDownload',
  initial: 'idle',
  states: {
    idle: { on: { download: 'downloading' } },
    downloading: { after: { downloadFrame: 'idle' } },
  },
});
