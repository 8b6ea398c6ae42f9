import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { phonePerTest } from '#tests/support/browser.ts';
import {
  acceptMissingFiles,
  buildsLoaded,
  chunkOf,
  isWatchingRelease,
  serveDeploys,
  type Deploys,
} from '#tests/support/deploys.ts';
import { logInBehind, moveTo, setLocation } from '#tools/browser/journeyLogin.ts';

const phone = phonePerTest();

let deploys: Deploys;
beforeEach(async () => {
  acceptMissingFiles(phone());
  await phone().sandbox('/sandbox/app', { index_modal: 0 });
  deploys = await serveDeploys(phone().site);
  // skips the delays after the first screen; a fake clock would hide which resources the page has loaded
  await phone().page.addInitScript(() => {
    const later = window.setTimeout.bind(window);
    let left = 2;
    const soon = (work: () => void, ms?: number, ...rest: unknown[]) => {
      if (ms !== 3000 || left === 0) return later(work, ms, ...rest);
      left -= 1;
      return later(work, 0, ...rest);
    };
    Object.assign(window, { setTimeout: soon });
  });
});
afterEach(() => deploys.close());

/** Waits until the service worker controls the page, and the check for new versions is running. */
async function untilIdle(page: Page): Promise<void> {
  await expect.poll(() => isWatchingRelease(page)).toBe(true);
}

/** Opens a location and waits until it is idle; returns a counter of the page loads from then on. */
async function visit(page: Page, location: string): Promise<() => number> {
  await page.goto(`${deploys.address}/#${location}`);
  await untilIdle(page);
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  return () => loads;
}

const notice = (page: Page) => page.getByRole('status').getByText('新版本已发布');
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
const failure = (page: Page) => page.getByRole('alert').getByText('页面加载失败');

describe('a deploy while the site is open', () => {
  test('is taken with the next page by an idle one, by one quiet reload', async () => {
    const { page } = phone();
    const loads = await visit(page, '/');
    deploys.deploy();
    const failed = failure(page)
      .waitFor({ timeout: 5000 })
      .then(
        () => true,
        () => false,
      );
    await page.getByRole('link', { name: '电子游戏' }).click();
    await expect.poll(loads).toBe(1);
    await heading(page, '电子游戏');
    expect(await buildsLoaded(page)).toEqual(['1']);

    // a later version is detected too
    await page.getByRole('link', { name: '首页' }).click();
    await untilIdle(page);
    deploys.deploy();
    await setLocation(page, '/faq');
    await expect.poll(loads).toBe(2);
    await heading(page, '帮助中心');
    expect(await buildsLoaded(page)).toEqual(['2']);
    expect(await failed).toBe(false);
  });

  test('that is taken back is left like any other, and the next visit has the version before', async () => {
    const { page } = phone();
    const loads = await visit(page, '/');
    deploys.deploy();
    await page.getByRole('link', { name: '电子游戏' }).click();
    await expect.poll(loads).toBe(1);
    await heading(page, '电子游戏');
    await page.getByRole('link', { name: '首页' }).click();
    await untilIdle(page);

    deploys.rollBack();
    await setLocation(page, '/faq');
    await expect.poll(loads).toBe(2);
    await heading(page, '帮助中心');
    expect(await buildsLoaded(page)).toEqual(['0']);
    expect(await failure(page).count()).toBe(0);

    await untilIdle(page);
    await page.goto(`${deploys.address}/?again#/about`);
    await heading(page, '关于我们');
    expect(await buildsLoaded(page)).toEqual(['0']);
  });

  test('waits for a half-filled form, which is there until the member wants the new version', async () => {
    const { page, context, site } = phone();
    await logInBehind(context, site);
    const loads = await visit(page, '/deposit');
    const amount = page.getByRole('textbox', { name: '充值金额' }).first();
    await amount.fill('250');
    deploys.deploy();
    await moveTo(page, '/vip');
    await notice(page).waitFor();
    await failure(page).waitFor();
    await page.getByRole('button', { name: '重试' }).click();
    await failure(page).waitFor();
    await moveTo(page, '/deposit');
    expect(await amount.inputValue()).toBe('250');
    expect(loads()).toBe(0);

    await page.getByRole('button', { name: '立即更新' }).click();
    await expect.poll(loads).toBe(1);
    await heading(page, '充值');
    await moveTo(page, '/vip');
    await heading(page, 'VIP特权');
    expect(loads()).toBe(1);
    expect(await notice(page).count()).toBe(0);
  });

  test('leaves what is typed beside a dialog that is gone, and says that there is a new version', async () => {
    const { page, context, site } = phone();
    await logInBehind(context, site);
    const loads = await visit(page, '/withdraw');
    await page.getByRole('tab', { name: '虚拟币提现' }).click();
    const amount = page.getByRole('textbox', { name: '提现金额' });
    await amount.fill('120');
    deploys.deploy();
    await page.getByRole('button', { name: '添加钱包' }).click();
    await notice(page).waitFor();
    const retry = page.getByRole('alert').getByRole('button', { name: '重试' });
    await retry.click();
    await retry.waitFor();
    expect(await amount.inputValue()).toBe('120');
    expect(await failure(page).count()).toBe(0);
    expect(loads()).toBe(0);

    await page.getByRole('button', { name: '立即更新' }).click();
    await expect.poll(loads).toBe(1);
    await page.getByRole('tab', { name: '虚拟币提现' }).click();
    await page.getByRole('button', { name: '添加钱包' }).click();
    await page.getByRole('dialog', { name: '添加钱包' }).waitFor();
  });

  test('waits for a withdrawal on its way, whose result is reported', async () => {
    const { page, context, site, sandbox } = phone();
    await logInBehind(context, site);
    const loads = await visit(page, '/withdraw');
    const withdrawals = async () => {
      const member = await sandbox('/sandbox/members/demo888', undefined, 'GET');
      return (member as { booked: { withdrawal: number } }).booked.withdrawal;
    };
    const before = await withdrawals();
    await page.getByRole('radio').first().check({ force: true });
    await page.getByRole('textbox', { name: '提现金额' }).fill('100');
    await page.getByRole('textbox', { name: '支付密码' }).fill('888888');
    let sent = 0;
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await context.route('**/api/withdraw', async (route) => {
      sent += 1;
      await held;
      await route.continue();
    });
    await page.getByRole('button', { name: '确认提现' }).click();
    await expect.poll(() => sent).toBe(1);
    deploys.deploy();
    await moveTo(page, '/vip');
    await notice(page).waitFor();
    await page.getByRole('button', { name: '立即更新' }).click();
    await page.getByRole('status').getByText('正在提交，请稍候再更新').waitFor();
    expect(loads()).toBe(0);

    answer();
    await page.getByRole('status').getByText('提交成功').waitFor();
    await moveTo(page, '/vip?from=records');
    await setLocation(page, '/faq');
    await expect.poll(loads).toBe(1);
    await heading(page, '帮助中心');
    expect(sent).toBe(1);
    expect(await withdrawals()).toBe(before + 1);
  });

  test('is found once there is a network again', async () => {
    const { page, context } = phone();
    const loads = await visit(page, '/');
    deploys.deploy();
    await context.setOffline(true);
    await moveTo(page, '/faq');
    await failure(page).waitFor();
    await page.getByRole('button', { name: '重试' }).click();
    await failure(page).waitFor();
    expect(loads()).toBe(0);
    await context.setOffline(false);
    // the app's own requests may detect the new version before the press does
    const retried = async () => {
      const retry = page.getByRole('button', { name: '重试' });
      if (loads() === 0 && (await retry.count()) === 1)
        await retry.click({ timeout: 1000 }).catch(() => undefined);
      return loads();
    };
    await expect.poll(retried).toBe(1);
    await heading(page, '帮助中心');
    expect(await buildsLoaded(page)).toEqual(['1']);
  });

  test('that lacks a file itself ends in a failure to try again, not in a loop', async () => {
    const { page } = phone();
    const loads = await visit(page, '/');
    const chunk = await chunkOf('src/areas/faq/faq.page.ts');
    deploys.lacks((file) => file === chunk);
    deploys.deploy();
    await setLocation(page, '/faq');
    await expect.poll(loads).toBe(1);
    await failure(page).waitFor();
    expect(loads()).toBe(1);
    deploys.lacks(() => false);
    await page.getByRole('button', { name: '重试' }).click();
    await heading(page, '帮助中心');
  });

  test('that the page never reaches is requested once a place, and offered', async () => {
    const { page } = phone();
    const loads = await visit(page, '/');
    const chunk = await chunkOf('src/areas/faq/faq.page.ts');
    deploys.lacks((file) => file === chunk);
    deploys.holdPage();
    deploys.deploy();
    await setLocation(page, '/faq');
    await expect.poll(loads).toBe(1);
    await failure(page).waitFor();
    const retry = async () => {
      await page.getByRole('button', { name: '重试' }).click();
      await failure(page).waitFor();
      return notice(page).count();
    };
    await expect.poll(retry).toBe(1);
    expect(loads()).toBe(1);
    await page.getByRole('button', { name: '立即更新' }).click();
    await expect.poll(loads).toBe(2);
  });
});

describe('what the worker keeps', () => {
  /** The cached files of the page and of each build. */
  const kept = (page: Page) =>
    page.evaluate(async () => {
      const filesOf = async (name: string) =>
        (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname);
      const names = await caches.keys();
      return {
        page: await filesOf('flowplay-page'),
        builds: await Promise.all(names.filter((name) => name !== 'flowplay-page').map(filesOf)),
      };
    });

  /** A visit starts with the cached page, while the newer one is being cached. */
  const untilPageIsKept = async (page: Page, deploy: number) => {
    const keptPage = () => page.evaluate(async () => (await (await caches.match('/'))?.text()) ?? '');
    await expect.poll(keptPage).toContain(`-${deploy}.js`);
  };

  test('after ten deploys is one page, and the files of the last two builds', async () => {
    const { page } = phone();
    await visit(page, '/');
    for (let deploy = 1; deploy <= 10; deploy += 1) {
      deploys.deploy();
      // each visit uses another address, like links of an operator
      await page.goto(`${deploys.address}/?from=${deploy}`);
      await page.getByRole('tabpanel').getByRole('button').first().waitFor();
      // requests of a page that is being left may be cached with the files of the next build
      if (deploy <= 7) continue;
      await untilIdle(page);
      await untilPageIsKept(page, deploy);
    }
    const { page: pages, builds } = await kept(page);
    expect(pages).toEqual(['/']);
    expect(builds).toHaveLength(2);
    const loaded = await page.evaluate(
      () =>
        performance.getEntriesByType('resource').filter(({ name }) => /\/(assets|art)\//.test(name)).length,
    );
    expect(builds.flat().length).toBeLessThanOrEqual(2 * loaded);
    expect(new Set(builds.flat().map((path) => /-(\d+)\.(js|css)$/.exec(path)?.[1]))).toEqual(
      new Set(['9', '10', undefined]),
    );
  });

  test('is nothing that is not what its name says', async () => {
    const { page } = phone();
    await visit(page, '/');
    deploys.answersAnythingWithPage();
    await page.evaluate(() =>
      Promise.all(
        ['/assets/gone.js', '/assets/gone.css'].map((url) => fetch(url).then((answer) => answer.text())),
      ),
    );
    const { builds } = await kept(page);
    expect(builds.flat().filter((path) => path.includes('gone'))).toEqual([]);
    expect(builds.flat().length).toBeGreaterThan(0);
  });

  test('gives way where the disk is full, and the site goes on', async () => {
    const { page, context } = phone();
    await visit(page, '/');
    const browser = await context.newCDPSession(page);
    await browser.send('Storage.overrideQuotaForOrigin', { origin: deploys.address, quotaSize: 1 });
    deploys.deploy();
    await page.reload();
    await page.getByRole('tabpanel').getByRole('button').first().waitFor();
    await moveTo(page, '/faq');
    await page.getByRole('heading', { level: 1, name: '帮助中心' }).waitFor();
    expect(await buildsLoaded(page)).toEqual(['1']);
  });
});
