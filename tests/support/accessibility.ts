import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import { smallTargets } from '#tests/support/targetSize.ts';
import { PHONE_OPTIONS } from '#tests/support/phone.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.0 to 2.2, A and AA, and what axe calls best practice. */
const RULE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface Setting {
  viewport?: { width: number; height: number };
  reducedMotion?: 'reduce';
  forcedColors?: 'active';
  /** the size of text, as the browser's own setting of it sets it */
  text?: string;
}

/**
 * How a person may have set the phone; what does not touch each other shares one scan. Contrast is the colours' alone
 * and most of a scan, so one setting shows it; with forced colours the system sees to it.
 */
export const PHONE_SETTINGS = {
  'as it comes': {},
  // a window of 1280 px at 400 % (WCAG 1.4.10)
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
 * What is wrong on the screen as it stands, a line each with where: what axe finds, a page wider than its window,
 * which nobody finds by reading on, and what is too small for a thumb.
 */
export async function scanScreen(
  page: Page,
  where: string,
  settings: readonly PhoneSetting[],
): Promise<string[]> {
  const found: string[] = [];
  // not a script of the page: its policy would refuse one
  await page.evaluate(`if (!globalThis.axe) { ${axeSource} }; void 0`);
  for (const name of settings) {
    await setPhone(page, name);
    // what fades in has not its colours yet
    await page.evaluate(() => {
      const ending = document
        .getAnimations()
        .filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
      return Promise.allSettled(ending.map(({ finished }) => finished)).then(() => undefined);
    });
    const lines = await page.evaluate(
      async ({ tags, contrast }) => {
        const { axe: scanner } = globalThis as unknown as { axe: typeof axe };
        // a menu stands outside of the landmarks, over everything, as a dialog does
        scanner.configure({
          checks: [
            {
              id: 'region',
              options: { regionMatcher: 'dialog, [role=dialog], [role=alertdialog], [role=menu], svg' },
            },
          ],
        });
        // what only hands the focus on is nowhere a person stays
        const guards = '[data-base-ui-focus-guard]';
        const { violations } = await scanner.run(
          { exclude: [[guards]] },
          {
            runOnly: tags,
            resultTypes: ['violations'],
            rules: { 'color-contrast': { enabled: contrast } },
            // what a frame shows is another site's
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
