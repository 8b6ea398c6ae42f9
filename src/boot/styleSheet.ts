/** The page's style sheet: `apply` puts it to use, `whole` resolves when it is there and in use. */
export interface StyleSheetOfPage {
  apply: () => void;
  whole: Promise<void>;
}

/**
 * The style sheet, which is the last element of the page and comes after this script. It is for print until it is
 * applied: restyling the page before the banner is painted would delay that paint.
 */
export function styleSheetOfPage(): StyleSheetOfPage {
  let apply = () => {};
  const due = new Promise<void>((resolve) => {
    apply = resolve;
  });
  const whole = new Promise<void>((resolve) => {
    const look = () => {
      const sheet = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]');
      if (sheet === null) return;
      parsed.disconnect();
      void due.then(() => {
        sheet.media = 'all';
        return sheet.sheet ? resolve() : sheet.addEventListener('load', () => resolve(), { once: true });
      });
    };
    const parsed = new MutationObserver(look);
    parsed.observe(document.documentElement, { childList: true, subtree: true });
    look();
  });
  return { whole, apply };
}
