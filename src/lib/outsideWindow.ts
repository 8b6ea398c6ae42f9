import { isNativeApp } from '#lib/nativeApp.ts';

/** A blank window that was opened in a tap and waits for its address. */
export interface ReservedWindow {
  /** false if the browser blocked it */
  show: (url: string) => boolean;
  /** closes it if it was never shown an address */
  release: () => void;
}

/**
 * Opens a blank window in the tap, because a window opened a second later is blocked (D15). Inside the native app
 * nothing is reserved: its own browser opens the address when it is known.
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

/** Leaves the app for an address in this window and replaces the current page in the history. */
export function leaveFor(url: string): void {
  window.location.replace(url);
}

/** Leaves the app for an address in this window, so that Back returns here. */
export function followLink(url: string): void {
  window.location.assign(url);
}
