import type { Page } from 'playwright-core';

declare global {
  var flowplaySeen: string[];
}

/**
 * Has a page keep every toast and every move of its address, so that a test misses none that came and went; before
 * the page is opened.
 */
export async function observe(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.flowplaySeen = [];
    let said = '';
    new MutationObserver(() => {
      const text = [...document.querySelectorAll('output')].map((region) => region.textContent).join('');
      if (text !== '' && text !== said) globalThis.flowplaySeen.push(text);
      said = text;
    }).observe(document, { subtree: true, childList: true, characterData: true });
    window.addEventListener('hashchange', () => globalThis.flowplaySeen.push(window.location.hash));
  });
}

/** The toasts and moves since `forget`, oldest first; moves begin with `#`. */
export const seen = (page: Page): Promise<string[]> => page.evaluate(() => globalThis.flowplaySeen);

/** The toasts alone. */
export const seenToasts = async (page: Page): Promise<string[]> =>
  (await seen(page)).filter((text) => !text.startsWith('#'));

/** Forgets what was seen so far. */
export const forget = (page: Page): Promise<void> =>
  page.evaluate(() => {
    globalThis.flowplaySeen = [];
  });
