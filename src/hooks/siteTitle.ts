import { useSystemSelector } from './actors.tsx';
import { settings } from '#settings';

/** The site's name: from the server, else from the settings, never empty. */
export function useSiteTitle(): string {
  return useSystemSelector('site', ({ context }) => context.appInfo?.title.trim() || settings.siteTitle);
}
