import { isNativeApp } from '#lib/nativeApp.ts';

/** A window that was opened by a tap, before its address is known. */
export interface ReservedWindow {
  /** shows the address; false if the browser blocked the window */
  show: (url: string) => boolean;
  /** closes the window if it never got an address */
  release: () => void;
}

/** The look of the app, whose style sheet the blank window does not have. */
const BODY =
  'display:flex;flex-direction:column;justify-content:center;min-height:100vh;margin:0;padding:0 24px;box-sizing:border-box;background:#130e0c;color:#f7eee0;font:600 18px/1.6 sans-serif;text-align:center';
const NOTE = 'margin:8px 0 0;color:#cdbda7;font-size:14px;font-weight:400';

/** Makes a blank window say what it waits for; the address that it gets replaces this. */
function sayWaiting({ document: page }: Window, text: string): void {
  page.title = text;
  page.documentElement.lang = 'zh-CN';
  // without it, a phone shrinks the page to the width of a desktop's
  const viewport = page.createElement('meta');
  viewport.name = 'viewport';
  viewport.content = 'width=device-width,initial-scale=1';
  page.head.append(viewport);
  page.body.style.cssText = BODY;
  const words = page.createElement('div');
  words.textContent = text;
  const note = page.createElement('div');
  note.textContent = '请稍候，请勿关闭此页面';
  note.style.cssText = NOTE;
  page.body.append(words, note);
}

/**
 * Opens a window during the tap, because browsers block a window that is opened later (D15); until its address is known,
 * it says `text`, what it waits for. Inside the native app nothing is reserved: its own browser opens the address once
 * it is known.
 */
export function reserveWindow(text: string): ReservedWindow {
  if (isNativeApp())
    return { show: (url) => window.open(url, '_system') !== undefined, release: () => undefined };
  const reserved = window.open('', '_blank');
  if (reserved !== null) {
    sayWaiting(reserved, text);
    reserved.opener = null;
  }
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

/** Opens a payment page beside the app, during a tap; where that is blocked, `onBlocked` and in this window. */
export function openBeside(url: string, onBlocked: () => void): void {
  if (reserveWindow('正在打开支付页').show(url)) return;
  onBlocked();
  followLink(url);
}
