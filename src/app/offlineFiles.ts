/** The built files that this page has loaded so far. */
function loadedFiles(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === window.location.origin && /^\/(assets|art)\//.test(pathname))
    .map(({ href }) => href);
}

/**
 * Makes the service worker cache the files of this visit, so that a reload without a network opens the site with its
 * last data (design, Speed). Does nothing if service workers are not available or are blocked.
 */
export async function keepFilesForOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  const keep = (worker: ServiceWorker | null) =>
    // eslint-disable-next-line unicorn/require-post-message-target-origin -- a worker's port has no origin
    worker?.postMessage({ type: 'keep', urls: loadedFiles() });
  try {
    const { controller } = serviceWorker;
    if (controller !== null) keep(controller);
    // a first worker takes control; until then it does not see any requests
    else serviceWorker.addEventListener('controllerchange', () => keep(serviceWorker.controller));
    await serviceWorker.register('/service-worker.js');
  } catch {
    // without it the site only needs a network to open
  }
}
