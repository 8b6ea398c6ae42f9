import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.0 to 2.2, A and AA, and what axe calls best practice. */
const RULE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What axe finds wrong on the screen as it stands, a line each: the rule, the element, what to do; and a line where
 * the page is wider than the window, which nobody finds by reading on (WCAG 1.4.10).
 */
export async function violationsOf(page: Page): Promise<string[]> {
  // not a script of the page: its policy would refuse one
  await page.evaluate(`${axeSource}; void 0`);
  const [{ violations }, overflow] = await page.evaluate(
    async (tags): Promise<[axe.AxeResults, string[]]> => {
      const { axe: scanner } = globalThis as unknown as { axe: typeof axe };
      const results = await scanner.run(document, {
        runOnly: tags,
        resultTypes: ['violations'],
        // what a frame shows is another site's
        iframes: false,
      });
      const { scrollWidth } = document.documentElement;
      const wide = scrollWidth > window.innerWidth ? [`${scrollWidth}px in ${window.innerWidth}px`] : [];
      return [results, wide];
    },
    RULE_TAGS,
  );
  return [
    ...violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, html }) => `${id}: ${target.join(' ')}: ${help}: ${html.slice(0, 160)}`),
    ),
    ...overflow.map((wide) => `reflow: ${wide}`),
  ];
}
