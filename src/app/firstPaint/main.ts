import { earlyAnswers } from '#app/firstPaint/earlyAnswers.ts';
import { shellOfPage } from '#app/firstPaint/handOver.ts';
import { paintHome } from '#app/firstPaint/paintHome.ts';

/** Resolves with the style sheet, which is the last of the page and comes after this script. */
function styled(): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      const sheet = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]');
      if (sheet === null) return;
      parsed.disconnect();
      if (sheet.sheet) resolve();
      else sheet.addEventListener('load', () => resolve(), { once: true });
    };
    const parsed = new MutationObserver(look);
    parsed.observe(document.documentElement, { childList: true, subtree: true });
    look();
  });
}

/** The script that stands behind the shell in the page: a build of its own, there long before the app. */
const root = document.getElementById('root');
if (root !== null) {
  const elsewhere = 'elsewhere' in document.documentElement.dataset;
  window.flowplayShell = shellOfPage(root, elsewhere);
  // on any other route the shell is hidden
  if (!elsewhere) paintHome(root, earlyAnswers(window.flowplayEarly ?? {}), styled());
}
