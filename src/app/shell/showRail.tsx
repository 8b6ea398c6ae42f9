import { useSyncExternalStore } from 'react';
import { showBeside } from '#ui/showBeside.tsx';
import { lazyPart, Nothing } from '#ui/lazyPart.tsx';

/** The width from which the menu fits beside the page (Rail.module.css, Header.module.css). */
const WIDE = '(min-width: 62.5em)';

// there are other links to the pages of the menu
const Rail = lazyPart(() => import('#app/shell/Rail.tsx').then((m) => m.Rail), { Instead: Nothing });

/** Shows the menu beside the page on a wide screen, before it in the document; the style sheet reserves its space. */
export function showRail(): void {
  const place = document.createElement('div');
  document.getElementById('root')?.before(place);
  showBeside('rail', <WideOnly />, place);
}

function WideOnly() {
  const isWide = useSyncExternalStore(onResize, () => window.matchMedia(WIDE).matches);
  return isWide && <Rail />;
}

function onResize(changed: () => void): () => void {
  window.addEventListener('resize', changed);
  return () => window.removeEventListener('resize', changed);
}
