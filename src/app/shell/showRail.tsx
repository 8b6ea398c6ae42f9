import { lazy, Suspense, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { Router } from 'wouter';
import { Remount } from '#app/shell/Remount.tsx';
import type { RootActor } from '#app/calls/root.ts';
import { RootProvider } from '#hooks/actors.tsx';
import { hashRouting } from '#lib/hashLocation.ts';

/** The width from which the menu fits beside the page (Rail.module.css, Header.module.css). */
const WIDE = '(min-width: 62.5em)';

const Rail = lazy(() =>
  import('#app/shell/Rail.tsx').then(
    (chunk) => ({ default: chunk.Rail }),
    // there are other links to the pages of the menu
    () => ({ default: () => <></> }),
  ),
);

/**
 * Shows the menu beside the page on a wide screen, in its own React tree, so that the first screen does not depend on
 * it; the style sheet reserves its space.
 */
export function showRail(root: RootActor): void {
  const place = document.createElement('div');
  document.getElementById('root')?.before(place);
  createRoot(place).render(
    <RootProvider root={root}>
      <Router {...hashRouting}>
        <Remount>
          <WideOnly />
        </Remount>
      </Router>
    </RootProvider>,
  );
}

function WideOnly() {
  const isWide = useSyncExternalStore(onResize, () => window.matchMedia(WIDE).matches);
  return isWide ? (
    <Suspense>
      <Rail />
    </Suspense>
  ) : null;
}

function onResize(changed: () => void): () => void {
  window.addEventListener('resize', changed);
  return () => window.removeEventListener('resize', changed);
}
