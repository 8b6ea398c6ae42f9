import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { phonePerTest } from '#tests/support/browser.ts';
import { logInBehind, moveTo } from '#tools/browser/journeyLogin.ts';

/** Faults are injected into browser APIs that only one machine uses, because the build has no other seam. */
const phone = phonePerTest();

const isReport = (line: string) => line.includes('a fault of');

/** Waits for the only crash report in the console, whose code is loaded on demand, and removes it from the errors. */
async function takeReport(errors: string[]): Promise<string> {
  await expect.poll(() => errors.filter(isReport).length, { timeout: 20_000 }).toBe(1);
  const report = errors.find(isReport) ?? '';
  errors.splice(0, errors.length, ...errors.filter((line) => !isReport(line)));
  return report;
}

const crashed = (page: Page) => page.getByRole('alert').getByText('页面出错了，请重试');

/** Longer than the delay between two polls of the balance, in ms. */
const POLL_MS = 6000;

/** Installs a clock and returns a check that the balance is still polled. */
async function watchPolls(page: Page): Promise<() => Promise<void>> {
  let polls = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/balance')) polls += 1;
  });
  await page.clock.install();
  return async () => {
    const before = polls;
    await expect
      .poll(async () => {
        await page.clock.fastForward(POLL_MS);
        return polls;
      })
      .toBeGreaterThan(before + 1);
  };
}

describe('a crash in the built site', () => {
  test('of a page costs that page, which a retry starts afresh', async () => {
    const { page, context, site, open, sandbox, errors } = phone();
    await sandbox('/sandbox/app', { index_modal: 0 });
    await logInBehind(context, site);
    const balanceIsPolled = await watchPolls(page);
    await page.addInitScript(() => {
      // only the red packet's hours use it
      const utc = Date.UTC.bind(Date);
      Object.assign(window, { broken: true });
      Date.UTC = (...parts: Parameters<typeof utc>) => {
        if ((window as unknown as { broken: boolean }).broken)
          throw new Error('a fault of 13800000000 in "secret words"');
        return utc(...parts);
      };
    });
    await open('/hongbao');
    await crashed(page).waitFor();
    expect(await takeReport(errors)).not.toMatch(/13800000000|secret words/);

    await balanceIsPolled();
    await moveTo(page, '/vip');
    await page.getByRole('heading', { level: 1, name: 'VIP特权' }).waitFor();
    await moveTo(page, '/hongbao');
    await crashed(page).waitFor();
    await takeReport(errors);
    await page.evaluate(() => Object.assign(window, { broken: false }));
    await page.getByRole('button', { name: '重试' }).click();
    await page.getByRole('button', { name: '立即抢' }).waitFor();
  });

  test('of a flow costs that flow, which the next press starts afresh', async () => {
    const { page, open, sandbox, errors } = phone();
    await sandbox('/sandbox/app', { index_modal: 0 });
    await page.addInitScript(() => {
      const open = window.open.bind(window);
      let broken = true;
      window.open = (...parts) => {
        if (!broken) return open(...parts);
        broken = false;
        throw new Error('a fault of 13800000000');
      };
    });
    await open('/about');
    const press = async () => {
      await page.getByRole('banner').getByRole('button', { name: '客服' }).click();
      await page.getByRole('menuitem', { name: '在线客服' }).click();
    };
    await press();
    expect(await takeReport(errors)).not.toContain('13800000000');
    await page.getByRole('heading', { level: 1, name: '关于我们' }).waitFor();
    const opened = page.context().waitForEvent('page');
    await press();
    await (await opened).waitForURL(/\/sandbox\/service/);
  });

  test('of a child of the session leaves the session and everything else', async () => {
    const { page, context, site, open, sandbox, errors } = phone();
    await sandbox('/sandbox/app', { index_modal: 0 });
    await logInBehind(context, site);
    const balanceIsPolled = await watchPolls(page);
    await page.addInitScript(() => {
      const { round } = Math;
      // the delay between two polls of the balance, in ms
      let broken = 1;
      Math.round = (value) => {
        if (value !== 3000 || broken === 0) return round(value);
        broken -= 1;
        throw new Error('a fault of 13800000000');
      };
    });
    await open('/vip');
    expect(await takeReport(errors)).not.toContain('13800000000');
    await page.getByRole('heading', { level: 1, name: 'VIP特权' }).waitFor();
    // the user centre makes the session request the member's info again
    await moveTo(page, '/userCenter');
    await balanceIsPolled();
    await page.getByRole('button', { name: '退出登录' }).click();
    await page
      .getByRole('alertdialog', { name: '退出登录' })
      .getByRole('button', { name: '退出', exact: true })
      .click();
    await page.waitForURL((url) => url.hash === '#/');
  });
});
