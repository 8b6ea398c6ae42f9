import { useEffectEvent, useLayoutEffect } from 'react';
import { useLocation } from 'wouter';
import { currentLocation, pathPart } from '#lib/hashLocation.ts';
import { openOverlay } from '#lib/overlayHistory.ts';

/**
 * Lets the system's Back call `onClose` while an overlay is open, instead of leaving the page (D66). An overlay that must
 * be answered stays open if `onClose` does nothing, and Back does nothing then.
 */
export function useClosedByBack(open: boolean, onClose: () => void): void {
  const [path] = useLocation();
  const close = useEffectEvent(onClose);
  useLayoutEffect(() => {
    if (!open) return undefined;
    return openOverlay({
      isShown: () => path === pathPart(currentLocation()),
      close: () => close(),
    });
  }, [open, path]);
}
