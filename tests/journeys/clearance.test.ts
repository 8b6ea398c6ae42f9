import { describe, expect, test } from 'vitest';
import { phonePerTest } from '#tests/support/browser.ts';
import { describeClearance } from '#tests/support/clearance.ts';
import { logInBehind } from '#tests/support/journeyLogin.ts';

const phone = phonePerTest();

describe('no control is hidden under what stands over every page', () => {
  describeClearance(phone, ['360×640'], ['/withdraw']);
  describeClearance(phone, ['1280×800'], ['/userCenter']);
});

test('the red packet stays in the header, and what is pressed of it rests', async () => {
  const { page, open, sandbox } = phone();
  await sandbox('/sandbox/app', { index_modal: 0, redpacket_switch: 1 });
  await page.setViewportSize({ width: 320, height: 640 });
  await open('/');
  const packet = page.getByRole('link', { name: '抢红包' });
  const close = page.getByRole('button', { name: '关闭红包' });
  const title = page.getByRole('heading', { level: 1 });
  await packet.waitFor();
  const boxes = async () =>
    Promise.all(
      [packet, close].map(async (part) => (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }),
    );
  const before = await boxes();
  for (const { width, height, y } of before) {
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    expect(y + height).toBeLessThanOrEqual(52);
  }
  // the whole name of the site, beside it
  expect(await title.evaluate((heading) => heading.scrollWidth <= heading.clientWidth)).toBe(true);
  await page.evaluate(() => window.scrollTo(0, 400));
  expect(await boxes()).toEqual(before);
  // a press waits for its target to rest
  await close.click();
  await packet.waitFor({ state: 'detached' });
});

test('a toast stands where nothing was pressed', async () => {
  const { page, site, context, open, sandbox } = phone();
  await sandbox('/sandbox/app', { index_modal: 0 });
  await logInBehind(context, site);
  /** Whether a toast shows, and lies over neither the button nor what has the focus. */
  const isPlaced = (button: Element) => {
    const toast = document.querySelector('output > span')?.getBoundingClientRect();
    return [button, document.activeElement].every((control) => {
      const box = control?.getBoundingClientRect();
      return toast && box && (toast.bottom <= box.top || toast.top >= box.bottom);
    });
  };
  for (const [location, name] of [
    ['/activeInfo?id=1', '点我申请'],
    ['/withdraw', '确认提现'],
    ['/deposit', '立即充值'],
  ] as const) {
    await page.setViewportSize({ width: 360, height: 640 });
    await open(location);
    const button = page.getByRole('button', { name }).filter({ visible: true });
    await button.waitFor();
    // what places toasts comes with the first touch
    await page.keyboard.press('Shift');
    await page.waitForLoadState('networkidle');
    // so low that it lies where a toast has its place
    const box = await button.boundingBox();
    if (location !== '/activeInfo?id=1')
      await page.setViewportSize({ width: 360, height: Math.round((box?.y ?? 0) + (box?.height ?? 0)) + 90 });
    await button.press('Enter');
    await page.getByRole('status').filter({ hasText: /./ }).waitFor();
    await expect.poll(() => button.evaluate(isPlaced), { interval: 20 }).toBe(true);
  }
});
