import { expect } from 'vitest';
import type { Phone } from '#tests/support/browser.ts';
import { logIn } from '#tools/browser/journeyLogin.ts';

/** Opens a member's records with this many rows and scrolls to the last one; the list is virtualised. */
export async function scrollThroughRecords(
  { page, open, sandbox, site }: Phone,
  rows: number,
): Promise<void> {
  await sandbox('/sandbox/records', { name: 'zero000', count: rows });
  await logIn(page, site, 'zero000');
  await open('/assets?type=4');
  const list = page.getByRole('list', { name: '记录' });
  await list.getByRole('listitem').first().waitFor();

  // load all pages in sequence, as for a member who keeps scrolling
  const end = page.getByText('没有更多记录了');
  while (!(await end.isVisible())) {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await page.waitForTimeout(20);
  }
  const last = list.getByRole('listitem').last();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect.poll(() => last.getAttribute('aria-posinset')).toBe(await last.getAttribute('aria-setsize'));
  expect(Number(await last.getAttribute('aria-setsize'))).toBeGreaterThanOrEqual(rows);
  expect(await list.getByRole('listitem').count()).toBeLessThan(60);
}
