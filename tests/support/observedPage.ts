import type { Page } from 'playwright-core';

declare global {
  var flowplaySeen: string[] | undefined;
}

/**
 * Makes a page record every toast and every navigation, so that a test does not miss short ones; call it before the
 * page is opened.
 */
export async function observe(page: Page): Promise<void> {
  await page.addInitScript(watchPage);
}

/** Starts recording in this document; returns a function that stops it. Self-contained, to be passed to a browser. */
export function watchPage(): () => void {
  globalThis.flowplaySeen = [];
  let said = '';
  const move = () => void globalThis.flowplaySeen?.push(window.location.hash);
  const observer = new MutationObserver(() => {
    const text = [...document.querySelectorAll('output')].map((region) => region.textContent).join('');
    if (text !== '' && text !== said) globalThis.flowplaySeen?.push(text);
    said = text;
  });
  observer.observe(document, { subtree: true, childList: true, characterData: true });
  window.addEventListener('hashchange', move);
  return () => {
    observer.disconnect();
    window.removeEventListener('hashchange', move);
    globalThis.flowplaySeen = undefined;
  };
}

/** The toasts and navigations since `forget`, oldest first; navigations start with `#`. */
export const seen = (page: Page): Promise<string[]> => page.evaluate(() => globalThis.flowplaySeen ?? []);

/** Clears the recorded entries. */
export const forget = (page: Page): Promise<void> =>
  page.evaluate(() => {
    globalThis.flowplaySeen = [];
  });
