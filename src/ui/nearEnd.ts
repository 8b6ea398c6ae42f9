import { useEffect, useEffectEvent } from 'react';

/** The distance from the viewport to the end of the page, in px. */
function pxLeft(): number {
  return document.documentElement.scrollHeight - window.scrollY - window.innerHeight;
}

/**
 * Calls `onNear` while a list has more and the end of the page is less than `ahead` px away: immediately, and on
 * scroll. Without more it is called when the page is scrolled to the very end.
 */
export function useNearEnd(hasMore: boolean, ahead: number, onNear: () => void): void {
  const near = useEffectEvent(onNear);
  useEffect(() => {
    const scrolled = () => {
      if (pxLeft() < (hasMore ? ahead : 2)) near();
    };
    // a list that does not fill the screen fires no scroll event
    if (hasMore) scrolled();
    window.addEventListener('scroll', scrolled, { passive: true });
    return () => window.removeEventListener('scroll', scrolled);
  }, [hasMore, ahead]);
}
