import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { addressOf, readManifest } from '#tools/build/manifest.ts';
import { serveDeploys } from '#tests/support/deploys.ts';
import { sampleOf } from '#tests/support/sample.ts';
import { commonEngine, engines, otherEngines } from './engines.ts';
import { visitPerTest } from './engineDriver.ts';

describe.each(sampleOf(engines, otherEngines))('in $name', (engine) => {
  const visit = visitPerTest(engine);

  test('a visitor logs in, enters a game and logs out', async () => {
    const { driver, site, logIn, picture } = visit();
    await driver.open(site);
    await driver.press('link', '登录');
    await driver.sees('textbox', '账号');
    await picture('login');
    await logIn();
    await picture('home');
    await driver.press('button', /金龙送宝/);
    await expect.poll(async () => (await driver.windows()).join(' ')).toContain('/sandbox/game');

    await driver.open(`${site}/#/userCenter`);
    await driver.press('button', '退出登录');
    await driver.press('button', '退出');
    await driver.sees('link', '登录');
    expect(await driver.run(() => sessionStorage.getItem('token'))).toBeNull();
  });
});

describe.each(sampleOf(engines, commonEngine))('what engines do each in their way, in $name', (engine) => {
  const visit = visitPerTest(engine);

  test('an expired session is reported once, and leads to the login', async () => {
    const { driver, sandbox, openAsMember, picture } = visit();
    await sandbox('/sandbox/scenario', { path: '/api/userredpacket', code: 401 });
    await openAsMember('/hongbao');
    await driver.sees('alertdialog', '认证失败');
    await picture('expired');
    await driver.press('button', '确定');
    await driver.sees('textbox', '账号');
    expect(await driver.run(() => sessionStorage.getItem('token'))).toBeNull();
  });

  test('the cooldown of an SMS goes on over a reload', async () => {
    const { driver, site, picture } = visit();
    await driver.open(`${site}/#/register`);
    await driver.type('手机号', '13912345678');
    await driver.press('button', '获取验证码');
    await driver.sees('button', /^\d+秒后重发$/);
    await driver.reload();
    await driver.sees('button', /^\d+秒后重发$/);
    expect(await driver.run(() => document.body.innerText)).not.toContain('获取验证码');
    await picture('cooldown');
  });

  test('Back leads to the list as it was left', async () => {
    const { driver, site, picture } = visit();
    await driver.open(`${site}/#/games`);
    await driver.sees('tab', /电子/);
    await expect
      .poll(() =>
        driver.run(() => {
          window.scrollTo(0, 400);
          return window.scrollY;
        }),
      )
      .toBeGreaterThan(300);
    const left = await driver.run(() => window.scrollY);
    await driver.press('link', '优惠');
    await driver.sees('heading', '优惠活动');
    await driver.back();
    await driver.sees('heading', '电子游戏');
    await expect.poll(() => driver.run(() => window.scrollY)).toBe(left);
    await picture('games');
  });

  test('a page whose file is gone is there after a retry', async () => {
    const { driver, site, picture } = visit();
    const chunk = basename(addressOf(await readManifest(), 'src/areas/faq/faq.page.ts'));
    const deploys = await serveDeploys(site);
    try {
      deploys.lacks((file) => file === chunk);
      await driver.open(`${deploys.address}/#/about`);
      await driver.sees('heading', '关于我们');
      await driver.run(() => {
        window.location.hash = '#/faq';
      });
      await driver.reads('页面加载失败');
      await picture('failed');
      deploys.lacks(() => false);
      // an engine that caches the failed import only succeeds by reloading the site, at the second press
      const pressed = async () => {
        const shown = await driver.run(() => document.body.innerText);
        if (shown.includes('页面加载失败')) await driver.press('button', '重试');
        return driver.run(() => document.querySelector('h1')?.textContent);
      };
      await expect.poll(pressed).toBe('帮助中心');
    } finally {
      await deploys.close();
    }
  });
});
