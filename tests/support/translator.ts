import type { Page } from 'playwright-core';

declare global {
  /** the texts that the translator has taken out of the document, each once */
  var flowplayTranslated: Set<string> | undefined;
}

/**
 * Translates this document from now on as Chrome and the WeChat and QQ browsers do, whenever it changes: each text node
 * is taken out, and a pair of `font` elements with the translated text stands in its place. The translation is the same
 * text with `ending`, by default none, so that whatever reads the page reads it still. Returns a function that stops it. Self-contained, to be passed
 * to a browser.
 */
export function translatePage(ending = ''): () => void {
  const translated = new Set<string>();
  globalThis.flowplayTranslated = translated;
  const translate = () => {
    const texts: Text[] = [];
    const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) texts.push(node as Text);
    for (const text of texts) {
      const spared = text.parentElement?.closest('font, head, script, style, textarea, [translate="no"]');
      if (text.data.trim() === '' || spared !== null) continue;
      translated.add(text.data.trim());
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      for (const font of [outer, inner]) font.setAttribute('style', 'vertical-align: inherit;');
      inner.textContent = text.data + ending;
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  const observer = new MutationObserver(translate);
  observer.observe(document, { subtree: true, childList: true, characterData: true });
  if (document.documentElement !== null) translate();
  return () => {
    observer.disconnect();
    globalThis.flowplayTranslated = undefined;
  };
}

/** Translates each document that the page opens, from its first text on; call it before the page is opened. */
export const translateIn = (page: Page, ending = ''): Promise<unknown> =>
  page.addInitScript<string>(translatePage, ending);
