import type { Page } from 'playwright-core';

declare global {
  var flowplaySeen: string[] | undefined;
}

/**
 * Has a page keep every toast and every move of its address, so that a test misses none that came and went; before
 * the page is opened.
 */
export async function observe(page: Page): Promise<void> {
  await page.addInitScript(watchPage);
}

/** The same in the page's own document; answers what ends it. It stands alone, so that a browser can be handed it. */
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

/** The toasts and moves since `forget`, oldest first; moves begin with `#`. */
export const seen = (page: Page): Promise<string[]> => page.evaluate(() => globalThis.flowplaySeen ?? []);

/** Forgets what was seen so far. */
export const forget = (page: Page): Promise<void> =>
  page.evaluate(() => {
    globalThis.flowplaySeen = [];
  });
