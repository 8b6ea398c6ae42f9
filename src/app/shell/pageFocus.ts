import { announce } from '#app/shell/announcements.ts';
import { currentLocation } from '#lib/hashLocation.ts';
import { pathOf, routeOf } from '#machines/root/routes.ts';
import '#ui/weakRef.ts';

/** How often it is looked whether a page has its name, and nothing lies over it, in ms. */
const LOOK_AGAIN_MS = 50;
const DIALOG = '[role=dialog], [role=alertdialog]';

/** The page of a location: another query of the same page is no other place. */
function pageAt(location: string): string {
  return routeOf(location)?.perQuery === true ? location : pathOf(location);
}

const isSeen = (element: Element) => element.isConnected && element.getClientRects().length > 0;

/**
 * Has the focus follow the pages: it goes to the heading of one that is opened, by which a screen reader says where
 * the person has come. Back to a kept page, it returns to what that page was left by, and the page is named. A page
 * that has taken the focus to a place of its own keeps it. `from` is the location that the focus has followed so far.
 * Answers how to forget what pages were left by, which holds them in memory.
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
    // the title stands before its page does
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
    isTraversal = true;
  });
  const follow = () => {
    const page = pageAt(currentLocation());
    const back = isTraversal ? leftBy.get(page)?.deref() : undefined;
    isTraversal = false;
    if (page === shown) return;
    // nobody comes back to a page that is not kept; what is gone from a kept one, or never was its own, is not held
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
