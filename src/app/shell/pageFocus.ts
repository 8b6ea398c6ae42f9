import { announce } from '#app/shell/announcements.ts';
import { currentLocation } from '#lib/hashLocation.ts';
import { pathOf, routeOf } from '#machines/app/navigation/routes.ts';
import '#ui/weakRef.ts';

/** The interval of the check whether a page has its title and no overlay covers it, in ms. */
const LOOK_AGAIN_MS = 50;
const DIALOG = '[role=dialog], [role=alertdialog]';

/** The page of a location: another query of the same page is the same page. */
function pageAt(location: string): string {
  return routeOf(location)?.perQuery === true ? location : pathOf(location);
}

const isSeen = (element: Element) => element.isConnected && element.getClientRects().length > 0;

/**
 * Moves the focus with the pages: to the heading of an opened page, from which a screen reader announces where the
 * person is. On Back to a kept page, it returns to the control that was used to leave that page, and the page is
 * announced. A page that has moved the focus itself keeps it. `from` is the last location that the focus has followed.
 * Returns a function that forgets these controls, which would otherwise stay in memory.
 */
export function focusOpenedPages(from: string): { forget: () => void } {
  const leftBy = new Map<string, WeakRef<Element>>();
  let shown = pageAt(from);
  let last: Element | null = null;
  let isTraversal = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const focus = (element: HTMLElement) => element.focus({ preventScroll: true });
  const arrive = (before: Element | null, back: Element | undefined) => {
    const heading = [...document.querySelectorAll('h1')].find(isSeen);
    // the title is shown before its page
    const isRendered = document.querySelector('main[aria-busy=true]') === null;
    const isReady = isRendered && heading !== undefined && heading.textContent !== '';
    if (!isReady || [...document.querySelectorAll(DIALOG)].some(isSeen)) {
      timer = setTimeout(() => arrive(before, back), LOOK_AGAIN_MS);
      return;
    }
    const now = document.activeElement;
    if (now !== before && now?.closest('main')) return;
    if (back instanceof HTMLElement && isSeen(back)) {
      focus(back);
      announce(heading.textContent);
      return;
    }
    heading.tabIndex = -1;
    focus(heading);
  };

  document.addEventListener('focusin', ({ target }) => {
    last = target as Element;
  });
  window.addEventListener('popstate', () => {
    // an overlay that closes moves through the history, too, but not to another page
    isTraversal = pageAt(currentLocation()) !== shown;
  });
  const follow = () => {
    const page = pageAt(currentLocation());
    const back = isTraversal ? leftBy.get(page)?.deref() : undefined;
    isTraversal = false;
    if (page === shown) return;
    // only kept pages are returned to; a control that has been removed, or is not part of the page, is not remembered
    if (routeOf(shown)?.kept === true && last?.closest('main')) leftBy.set(shown, new WeakRef(last));
    shown = page;
    clearTimeout(timer);
    const before = last;
    // not before the new page is rendered
    timer = setTimeout(() => arrive(before, back), LOOK_AGAIN_MS);
  };
  window.addEventListener('hashchange', follow);
  follow();
  return {
    forget: () => {
      leftBy.clear();
      last = null;
    },
  };
}
