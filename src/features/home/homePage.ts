import { useSystemSelector } from '#lib/actors.tsx';
import { useRawSearch } from '#lib/hashLocation.ts';
import { wantedPath } from '#machines/root/routes.ts';
import { settings } from '#settings';
import { homeView } from './homeView.ts';

/** The site's own name. */
export function useSiteTitle(): string {
  return useSystemSelector('site', ({ context }) => context.appInfo?.title || settings.siteTitle);
}

/** The path that the visitor wanted before they were sent here (D3). */
export function useWantedPath(): string | null {
  return wantedPath(useRawSearch());
}

/** Whether the welcome lies over the page, or may yet, as nobody has told whether there is one. */
export function useWelcomeAhead(): boolean {
  const offered = homeView.use((snapshot) => snapshot.matches({ welcome: 'offered' }));
  return useSystemSelector(
    'site',
    (snapshot) =>
      offered && (snapshot.context.appInfo?.welcomeOpen ?? snapshot.matches({ info: 'refreshing' })),
  );
}

/** One press tries everything on the screen again that could not be fetched. */
export function useRetry(): () => void {
  const page = homeView.useActor();
  return () => {
    const { tab, resources } = page.getSnapshot().context;
    for (const part of [resources.notices, resources.banners, resources.tabs[tab]])
      part?.send({ type: 'retry' });
  };
}
