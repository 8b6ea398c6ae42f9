import type { StyleSheetOfPage } from './styleSheet.ts';

/** The app takes over at the latest after this many ms, whatever it does not show yet. */
const GIVE_UP_MS = 1000;

/** What the shell tells the app, which comes later. */
export interface ShellOfPage {
  /** addresses of the pictures that it shows */
  pictures: () => readonly string[];
  /** gives the rendered app its place, and tells when that is done */
  handOver: (app: Element, onTaken: () => void) => void;
}

declare global {
  interface Window {
    /** the prerendered shell, once its script is there */
    flowplayShell?: ShellOfPage;
    /** where the page was tapped last before the app was there, as the script in the head noted it */
    flowplayTapped?: EventTarget | null;
  }
}

/** The shell as the app meets it; on another route than home it is hidden. */
export function shellOfPage(shell: Element, elsewhere: boolean, sheet: StyleSheetOfPage): ShellOfPage {
  const pictures = () =>
    [...shell.querySelectorAll('img')]
      .filter(({ complete, naturalWidth }) => complete && naturalWidth > 0)
      .map(({ src }) => src);
  const isBehind = (app: Element) => app.childElementCount === 0 || (!elsewhere && hasLess(app, shell));
  return {
    pictures,
    handOver: (app, onTaken) => {
      sheet.apply();
      handOver(shell, app, () => isBehind(app), sheet.whole, pictures(), onTaken);
    },
  };
}

/**
 * Puts the app in the shell's place in one step, once it has its styles and shows all that was painted there: no frame
 * has less than the one before. Then the last tap on a button that the shell could not answer is done, and the focus
 * moves along.
 */
function handOver(
  shell: Element,
  app: Element,
  isBehind: () => boolean,
  styled: Promise<void>,
  pictures: readonly string[],
  onTaken: () => void,
): void {
  let hasSwapped = false;
  const swap = async () => {
    if (hasSwapped) return;
    hasSwapped = true;
    watch.disconnect();
    clearTimeout(timeout);
    await decoded(app, pictures);
    const { flowplayTapped: target } = window;
    // a link has led on by itself
    const tapped = target instanceof Element && target.closest('a') ? undefined : twinOf(target, shell, app);
    const focused = twinOf(document.activeElement, shell, app);
    shell.replaceWith(app);
    delete document.documentElement.dataset['elsewhere'];
    focused?.focus({ preventScroll: true });
    tapped?.click();
    delete window.flowplayTapped;
    delete window.flowplayShell;
    onTaken();
  };
  let hasStyles = false;
  const look = () => {
    if (hasStyles && !isBehind()) void swap();
  };
  const watch = new MutationObserver(look);
  watch.observe(app, { subtree: true, childList: true, attributes: true });
  const timeout = setTimeout(() => void swap(), GIVE_UP_MS);
  void styled.then(() => {
    hasStyles = true;
    return look();
  });
}

/** Whether the app shows less than was painted into the shell. */
function hasLess(app: Element, shell: Element): boolean {
  const count = (root: Element, selector: string) => root.querySelectorAll(selector).length;
  return (
    count(app, '[aria-busy=true]') > count(shell, '[aria-busy=true]') ||
    count(app, 'img[fetchpriority]') < count(shell, 'img[fetchpriority]')
  );
}

/** A picture that the browser has at hand is painted with its element only when it is decoded. */
async function decoded(app: Element, pictures: readonly string[]): Promise<void> {
  const shown = [...app.querySelectorAll('img')].filter(({ src }) => pictures.includes(src));
  const late = new Promise((resolve) => setTimeout(resolve, GIVE_UP_MS));
  await Promise.race([late, Promise.all(shown.map((picture) => picture.decode().catch(() => undefined)))]);
}

/**
 * The control of the app that stands where one of the shell was pressed: the one of the same name, or, as a browser may
 * have translated the shell, the one at the same place among as many of the same look.
 */
function twinOf(
  target: EventTarget | null | undefined,
  shell: Element,
  app: Element,
): HTMLElement | undefined {
  const control =
    target instanceof Element && shell.contains(target) ? target.closest<HTMLElement>('button, a') : null;
  if (control === null) return undefined;
  const nameOf = (button: Element) =>
    button.tagName + (button.getAttribute('aria-label') ?? button.textContent);
  const lookOf = (button: Element) => button.tagName + button.className;
  const alike = (root: Element, of: (button: Element) => string) =>
    [...root.querySelectorAll<HTMLElement>('button, a')].filter((one) => of(one) === of(control));
  const at = (of: (button: Element) => string) => alike(shell, of).indexOf(control);
  const looks = alike(app, lookOf);
  return (
    alike(app, nameOf)[at(nameOf)] ??
    (looks.length === alike(shell, lookOf).length ? looks[at(lookOf)] : undefined)
  );
}
