/** The built files that this page has loaded so far. */
function loadedFiles(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === window.location.origin && /^\/(assets|art)\//.test(pathname))
    .map(({ href }) => href);
}

/**
 * Has the service worker keep the files of this visit, so that a reload without a network opens the site with
 * its last data (design, Speed). Does nothing where there are no service workers, or they are refused.
 */
export async function keepFilesForOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register('/service-worker.js');
    const { active } = await navigator.serviceWorker.ready;
    // eslint-disable-next-line unicorn/require-post-message-target-origin -- a worker's port has no origin
    active?.postMessage({ type: 'keep', urls: ['/', ...loadedFiles()] });
  } catch {
    // without it the site only needs a network to open
  }
}
