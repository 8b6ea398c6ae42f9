import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Phone } from '#tests/support/browser.ts';
import { logInBehind } from '#tests/support/journeyLogin.ts';
import type { ScreenReader } from '#tests/support/screenReader.ts';

/** Opens a location as the demo's member, with all chunks loaded that follow the first screen. */
export const touchingVisitor =
  (phone: () => Phone) =>
  async (location: string): Promise<Page> => {
    const { page, context, site, open, sandbox } = phone();
    await sandbox('/sandbox/app', { index_modal: 0 });
    await sandbox('/sandbox/members/demo888', { transferstatus: 0 });
    await logInBehind(context, site);
    await open(location);
    // loaded on the first touch that the app receives
    await expect
      .poll(async () => {
        await page.keyboard.press('Shift');
        return page.locator('body > [aria-live].sr').count();
      })
      .toBeGreaterThan(0);
    return page;
  };

/** Tag and accessible name of the focused element. */
export const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    const name = element?.getAttribute('aria-label') ?? element?.textContent ?? '';
    return `${element?.tagName.toLowerCase()} ${name.trim()}`;
  });

/** All announcements up to this one, without those of the focus. */
export async function announced(reader: ScreenReader, until: string): Promise<string[]> {
  const said: string[] = [];
  await expect
    .poll(async () => {
      said.push(...(await reader.hear()).slice(0, -1));
      return said.join('\n');
    })
    .toContain(until);
  return said.filter((phrase) => phrase.startsWith('status: '));
}
