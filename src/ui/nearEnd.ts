import { useEffect, useEffectEvent } from 'react';

/** How far the end of the page is below what shows, in px. */
function pxLeft(): number {
  return document.documentElement.scrollHeight - window.scrollY - window.innerHeight;
}

/**
 * Calls `onNear` while a list has more and the end of the page is less than `ahead` px away: at once, and as the
 * page is scrolled. Without more it is called where the page is scrolled to its very end.
 */
export function useNearEnd(hasMore: boolean, ahead: number, onNear: () => void): void {
  const near = useEffectEvent(onNear);
  useEffect(() => {
    const scrolled = () => {
      if (pxLeft() < (hasMore ? ahead : 2)) near();
    };
    // a list that does not fill the screen is never scrolled
    if (hasMore) scrolled();
    window.addEventListener('scroll', scrolled, { passive: true });
    return () => window.removeEventListener('scroll', scrolled);
  }, [hasMore, ahead]);
}
