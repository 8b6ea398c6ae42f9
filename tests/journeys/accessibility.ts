import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import { PHONE_OPTIONS } from '#tools/browser/phone.ts';
import { sampleOf } from '#tests/support/sample.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

// menus are rendered in a portal outside of the landmarks, like dialogs
const REGION = { regionMatcher: 'dialog, [role=dialog], [role=alertdialog], [role=menu], svg' };
const CHECKS = JSON.stringify([{ id: 'region', options: REGION }]);

/** The axe rules: WCAG 2.0 to 2.2, A and AA, and axe's best practices. */
const RULES: axe.RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
  // frames contain external pages
  iframes: false,
};

/**
 * Possible settings of a phone; independent ones are combined into one scan. Contrast only depends on the colours and
 * takes most of a scan, so it is checked with one setting; with forced colours the system is responsible for it.
 */
const AS_IT_COMES = {
  name: 'as it comes',
  contrast: true,
  viewport: PHONE_OPTIONS.viewport as { width: number; height: number },
  media: { reducedMotion: null, forcedColors: null } as Parameters<Page['emulateMedia']>[0],
  /** the browser's text size setting */
  text: '',
};
const OTHERWISE = { ...AS_IT_COMES, contrast: false };
const settings = sampleOf<typeof AS_IT_COMES>(
  [
    AS_IT_COMES,
    {
      ...OTHERWISE,
      name: '320 px wide, with forced colours',
      // a window of 1280 px at 400 % (WCAG 1.4.10)
      viewport: { width: 320, height: 640 },
      media: { reducedMotion: null, forcedColors: 'active' },
    },
    {
      ...OTHERWISE,
      name: 'on its side, without motion',
      viewport: { width: 844, height: 390 },
      media: { reducedMotion: 'reduce', forcedColors: null },
    },
    { ...OTHERWISE, name: 'text at 200 %', text: '200%' },
  ],
  () => [AS_IT_COMES],
);

async function setPhone(page: Page, { viewport, media, text }: typeof AS_IT_COMES): Promise<void> {
  await page.setViewportSize(viewport);
  await page.emulateMedia(media);
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
  }, text);
}

/**
 * The problems of the current screen, one line each with its location: axe's violations, horizontal overflow, and too
 * small touch targets.
 */
export async function scanScreen(page: Page, where: string): Promise<string[]> {
  const found: string[] = [];
  // injected by `evaluate`, because the page's content security policy would refuse a script element
  await page.evaluate(`if (!globalThis.axe) { ${axeSource}; axe.configure({ checks: ${CHECKS} }); }; void 0`);
  for (const setting of settings) {
    await setPhone(page, setting);
    // elements that are fading in do not have their final colours yet
    await page.evaluate(() => {
      const ending = document
        .getAnimations()
        .filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
      return Promise.allSettled(ending.map(({ finished }) => finished)).then(() => undefined);
    });
    const options = { ...RULES, rules: { 'color-contrast': { enabled: setting.contrast } } };
    const lines = await page.evaluate(async (rules) => {
      const { axe: scanner } = globalThis as unknown as { axe: typeof axe };
      // focus guards only move the focus on and never keep it
      const { violations } = await scanner.run({ exclude: [['[data-base-ui-focus-guard]']] }, rules);
      const { scrollWidth } = document.documentElement;
      return [
        ...violations.flatMap(({ id, nodes }) =>
          nodes.map(({ target, html }) => `${id}: ${target.join(' ')}: ${html.slice(0, 120)}`),
        ),
        ...(scrollWidth > window.innerWidth ? [`reflow: ${scrollWidth} of ${window.innerWidth} px`] : []),
      ];
    }, options);
    lines.push(...(await page.evaluate(smallTargets)));
    found.push(...lines.map((line) => `${where}, ${setting.name}: ${line}`));
  }
  if (settings.length > 1) await setPhone(page, AS_IT_COMES);
  return found;
}

/**
 * Controls smaller than a touch target (44 px in either dimension), one line each; runs in the page. A choice is as
 * large as its label, a field as its box; a link within a sentence is as high as its line (WCAG 2.5.8).
 */
function smallTargets(): string[] {
  const LEAST_PX = 44;
  // the dots of a banner are too close together for 44 px; swiping the banner is an alternative
  const DOTS = { name: /^第 \d+ 张$/, leastWidth: 24 };
  const controls = document.querySelectorAll<HTMLElement>(
    'a[href], button, input:not([type=hidden]), select, textarea, [role=tab], [role=menuitem]',
  );
  const isWithinText = (control: HTMLElement) =>
    control.tagName === 'A' &&
    getComputedStyle(control).display === 'inline' &&
    (control.parentElement?.textContent.trim().length ?? 0) > (control.textContent.trim().length || 1e9);
  /** The row of a link whose `::after` covers it as the touch target, otherwise the control itself. */
  const overlaid = (control: HTMLElement): HTMLElement => {
    if (getComputedStyle(control, '::after').position !== 'absolute') return control;
    let row: HTMLElement | null = control;
    while (row !== null && getComputedStyle(row).position === 'static') row = row.parentElement;
    return row ?? control;
  };
  return [...controls].flatMap((control) => {
    const target =
      control instanceof HTMLInputElement && /radio|checkbox|file/.test(control.type)
        ? (control.labels?.[0] ?? control)
        : overlaid(control);
    // elements behind a dialog cannot be pressed
    if (control.closest('[inert], [aria-hidden=true], [data-base-ui-inert]') !== null) return [];
    if (isWithinText(control) || getComputedStyle(control).visibility === 'hidden') return [];
    const { width, height } = target.getBoundingClientRect();
    if (width <= 1 || height <= 1) return [];
    const name = control.getAttribute('aria-label') ?? control.textContent.trim().slice(0, 20);
    const leastWidth = DOTS.name.test(name) ? DOTS.leastWidth : LEAST_PX;
    // tolerates rounding of the layout
    if (width >= leastWidth - 0.5 && height >= LEAST_PX - 0.5) return [];
    const size = `${Math.round(width)} × ${Math.round(height)} px`;
    return [`target: ${control.tagName.toLowerCase()} ${name} of ${size}: ${control.outerHTML.slice(0, 90)}`];
  });
}
