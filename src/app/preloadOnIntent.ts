import { pageParts } from '#app/loadedPages.ts';
import { routeOf } from '#machines/app/navigation/routes.ts';

function preloadTarget({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a[href^="#/"]') : null;
  const route = link && routeOf(link.getAttribute('href')?.slice(1) ?? '');
  if (route) pageParts[route.path].preload();
}

/**
 * Loads a page's chunk at the first sign that its link will be followed (design, Speed), and the code that sends calls
 * with the first touch of anything.
 */
export function preloadOnIntent(): void {
  for (const type of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(type, preloadTarget, { passive: true });
  document.addEventListener('pointerdown', () => void import('#api/transport.ts').catch(() => undefined), {
    once: true,
  });
}
