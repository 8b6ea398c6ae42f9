/**
 * Has the service worker keep the files of this visit, so that a reload without a network opens the site with
 * its last data (design, Speed). Does nothing where there are no service workers.
 */
export function keepFilesForOffline(): void {
  if (!('serviceWorker' in navigator)) return;
  void navigator.serviceWorker.register('/service-worker.js').then(
    async () => {
      const { active } = await navigator.serviceWorker.ready;
      const urls = performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name))
        .filter(
          ({ origin, pathname }) => origin === window.location.origin && /^\/(assets|art)\//.test(pathname),
        )
        .map(({ href }) => href);
      active?.postMessage({ type: 'keep', urls: ['/', ...urls] });
    },
    () => undefined,
  );
}
