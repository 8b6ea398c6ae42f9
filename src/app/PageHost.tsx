import { memo } from 'react';
import { pageParts } from '#app/loadedPages.ts';
import type { Route } from '#machines/app/navigation/routes.ts';
import { useSystemSelector } from '#hooks/actors.tsx';

/**
 * Shows a route's page. A member's page shows nothing to a visitor; the root sends the visitor away (D1). A navigation
 * does not re-render a page that is only hidden or shown.
 */
export const PageHost = memo(function PageHost({ route }: { route: Route }) {
  const isMember = useSystemSelector('session', (snapshot) => snapshot.hasTag('member'));
  const Page = pageParts[route.path];
  return route.access === 'member' && !isMember ? null : <Page route={route} />;
});
