import { useEffectEvent, useLayoutEffect } from 'react';

/** The distance from the viewport to the end of the page, in px. */
function pxLeft(): number {
  return document.documentElement.scrollHeight - window.scrollY - window.innerHeight;
}

/**
 * Calls `onNear` while a list has more and the end of the page is less than `ahead` px away: immediately, and on
 * scroll. Without more it is called when someone scrolls down to the very end. A page that became shorter, as by another
 * tab's rows, scrolls up. A list that is gone, or hidden with its page, hears nothing: the scrolling of the next page
 * follows before effects are cleaned up, so the listener goes with the layout.
 */
export function useNearEnd(hasMore: boolean, ahead: number, onNear: () => void): void {
  const near = useEffectEvent(onNear);
  useLayoutEffect(() => {
    let last = window.scrollY;
    const scrolled = () => {
      const isDown = window.scrollY > last;
      last = window.scrollY;
      if (hasMore ? pxLeft() < ahead : isDown && pxLeft() < 2) near();
    };
    // a list that does not fill the screen fires no scroll event
    if (hasMore) scrolled();
    window.addEventListener('scroll', scrolled, { passive: true });
    return () => window.removeEventListener('scroll', scrolled);
  }, [hasMore, ahead]);
}
