import { isNativeApp } from '#lib/nativeApp.ts';

/** A blank window that was opened by a tap, before its address is known. */
export interface ReservedWindow {
  /** shows the address; false if the browser blocked the window */
  show: (url: string) => boolean;
  /** closes the window if it never got an address */
  release: () => void;
}

/**
 * Opens a blank window during the tap, because browsers block a window that is opened later (D15). Inside the native
 * app nothing is reserved: its own browser opens the address once it is known.
 */
export function reserveWindow(): ReservedWindow {
  if (isNativeApp())
    return { show: (url) => window.open(url, '_system') !== undefined, release: () => undefined };
  const reserved = window.open('', '_blank');
  if (reserved !== null) reserved.opener = null;
  let shown = false;
  return {
    show: (url) => {
      if (reserved === null || reserved.closed) return false;
      shown = true;
      reserved.location.replace(url);
      return true;
    },
    release: () => {
      if (!shown) reserved?.close();
    },
  };
}

/** Navigates this window to an external address, replacing the history entry. */
export function leaveFor(url: string): void {
  window.location.replace(url);
}

/** Navigates this window to an external address, so that Back returns here. */
export function followLink(url: string): void {
  window.location.assign(url);
}
