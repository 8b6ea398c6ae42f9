import { useSystemSelector } from '#hooks/actors.tsx';
import { useRawSearch } from '#lib/hashLocation.ts';
import { wantedPath } from '#machines/app/navigation/routes.ts';
import { homeView } from './homeView.ts';

/** The path that the visitor requested before the redirect to this page (D3). */
export function useWantedPath(): string | null {
  return wantedPath(useRawSearch());
}

/** Whether the welcome dialog is open or may still open, because the site info is not loaded yet. */
export function useWelcomeAhead(): boolean {
  const offered = homeView.use((snapshot) => snapshot.matches({ welcome: 'offered' }));
  return useSystemSelector(
    'site',
    (snapshot) =>
      offered && (snapshot.context.appInfo?.welcomeOpen ?? snapshot.matches({ info: 'refreshing' })),
  );
}

/** Retries all failed requests of the visible parts. */
export function useRetry(): () => void {
  const page = homeView.useActor();
  return () => {
    const { tab, resources } = page.getSnapshot().context;
    for (const part of [resources.notices, resources.banners, resources.tabs[tab]])
      part?.send({ type: 'retry' });
  };
}
