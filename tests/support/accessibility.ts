import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import { smallTargets } from '#tests/support/targetSize.ts';
import { PHONE_OPTIONS } from '#tests/support/phone.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.0 to 2.2, A and AA, and axe's best practices. */
const RULE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface Setting {
  viewport?: { width: number; height: number };
  reducedMotion?: 'reduce';
  forcedColors?: 'active';
  /** the font size of the root element, as set by the browser's text size setting */
  text?: string;
}

/**
 * Possible settings of a phone; independent ones are combined into one scan. Contrast only depends on the colours and
 * takes most of a scan, so it is checked with one setting; with forced colours the system is responsible for it.
 */
export const PHONE_SETTINGS = {
  'as it comes': {},
  // equivalent to a window of 1280 px at 400 % (WCAG 1.4.10)
  '320 px wide, with forced colours': {
    viewport: { width: 320, height: 640 },
    forcedColors: 'active',
  },
  'on its side, without motion': { viewport: { width: 844, height: 390 }, reducedMotion: 'reduce' },
  'text at 200 %': { text: '200%' },
} as const satisfies Record<string, Setting>;
export type PhoneSetting = keyof typeof PHONE_SETTINGS;

async function setPhone(page: Page, name: PhoneSetting): Promise<void> {
  const setting: Setting = PHONE_SETTINGS[name];
  await page.setViewportSize(setting.viewport ?? PHONE_OPTIONS.viewport);
  await page.emulateMedia({
    reducedMotion: setting.reducedMotion ?? null,
    forcedColors: setting.forcedColors ?? null,
  });
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
  }, setting.text ?? '');
}

/**
 * The problems of the current screen, one line each with its location: axe's violations, horizontal overflow, and too
 * small touch targets.
 */
export async function scanScreen(
  page: Page,
  where: string,
  settings: readonly PhoneSetting[],
): Promise<string[]> {
  const found: string[] = [];
  // evaluated instead of added as a script, which the page's CSP would block
  await page.evaluate(`if (!globalThis.axe) { ${axeSource} }; void 0`);
  for (const name of settings) {
    await setPhone(page, name);
    // wait for animations, because contrast is wrong while an element fades in
    await page.evaluate(() => {
      const ending = document
        .getAnimations()
        .filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
      return Promise.allSettled(ending.map(({ finished }) => finished)).then(() => undefined);
    });
    const lines = await page.evaluate(
      async ({ tags, contrast }) => {
        const { axe: scanner } = globalThis as unknown as { axe: typeof axe };
        // a menu is outside of the landmarks, above everything, like a dialog
        scanner.configure({
          checks: [
            {
              id: 'region',
              options: { regionMatcher: 'dialog, [role=dialog], [role=alertdialog], [role=menu], svg' },
            },
          ],
        });
        // focus guards only pass the focus on
        const guards = '[data-base-ui-focus-guard]';
        const { violations } = await scanner.run(
          { exclude: [[guards]] },
          {
            runOnly: tags,
            resultTypes: ['violations'],
            rules: { 'color-contrast': { enabled: contrast } },
            // frames contain other sites
            iframes: false,
          },
        );
        const { scrollWidth } = document.documentElement;
        return [
          ...violations.flatMap(({ id, nodes }) =>
            nodes.map(({ target, html }) => `${id}: ${target.join(' ')}: ${html.slice(0, 120)}`),
          ),
          ...(scrollWidth > window.innerWidth ? [`reflow: ${scrollWidth} of ${window.innerWidth} px`] : []),
        ];
      },
      { tags: RULE_TAGS, contrast: name === 'as it comes' },
    );
    lines.push(...(await page.evaluate(smallTargets)));
    found.push(...lines.map((line) => `${where}, ${name}: ${line}`));
  }
  if (settings.length > 1) await setPhone(page, 'as it comes');
  return found;
}
