/**
 * Resolves with the style sheet, which is the last of the page and comes after this script. It is for print until the
 * banner is there: restyling the page would stand between the banner and its paint.
 */
export function styled(): { whole: Promise<void>; apply: () => void } {
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
