import { expect, test } from 'vitest';
import { phonePerTest, type Phone } from '#tests/support/browser.ts';
import { logInBehind } from '#tools/browser/journeyLogin.ts';

const phone = phonePerTest();
const WAIT = '彩票服务正在初始化，请稍后重试';

async function requests({ sandbox }: Phone, path: string): Promise<number> {
  const log = (await sandbox('/sandbox/requests', undefined, 'GET')) as { path: string }[];
  return log.filter((entry) => entry.path === path).length;
}

async function balances({ sandbox }: Phone): Promise<Record<string, string>> {
  const member = (await sandbox('/sandbox/members/demo888', undefined, 'GET')) as {
    balances: Record<string, string>;
  };
  return member.balances;
}

test('a visitor gets the hint to log in, is taken there after 2 s, and comes back to the lottery', async () => {
  const { page, open, sandbox } = phone();
  await sandbox('/sandbox/settings', { lotteryDelay: 0 });
  await page.clock.install();
  await open('/LotteryGamePage?gamecode=jsks');
  await page.getByRole('status').getByText('请先登录').waitFor();
  expect(page.url()).toContain('#/LotteryGamePage');
  await page.clock.fastForward(2000);
  await page.waitForURL(/#\/login\?redirect=/);
  await page.getByRole('textbox', { name: '账号' }).fill('demo888');
  await page.getByLabel('密码', { exact: true }).fill('demo8888');
  await page.getByRole('button', { name: '登录' }).click();
  await page.waitForURL(/#\/LotteryGamePage\?gamecode=jsks/);
  const frame = page.frameLocator('iframe[title="彩票游戏"]');
  await frame.getByText('jsks').waitFor();
  const src = await page.locator('iframe[title="彩票游戏"]').getAttribute('src');
  expect(new URL(src ?? '').searchParams.get('from_host')).toBe(new URL(page.url()).host);
});

test('a lottery opens by itself when its token comes, and its money comes back', async () => {
  const { page, open, sandbox, context, site } = phone();
  await sandbox('/sandbox/settings', { lotteryDelay: 600_000 });
  await logInBehind(context, site);
  await page.clock.install();
  await open('/LotteryGamePage?gamecode=xyft');
  await page.getByRole('main').getByText(WAIT).waitFor();
  await sandbox('/sandbox/settings', { lotteryDelay: 0 });
  // the next attempt, five seconds after the last (spec 1 §7)
  await page.clock.fastForward(5000);
  await page.getByText('¥320.50').waitFor();

  const before = await balances(phone());
  await page.getByRole('button', { name: '彩票下分' }).dblclick();
  await page.getByRole('status').getByText('下分成功！金额：320.50').waitFor();
  await page.getByText('¥0.00').waitFor();
  const now = await balances(phone());
  expect(Number(now['lottery'])).toBe(0);
  expect(Number(now['main']) - Number(before['main'])).toBeCloseTo(320.5, 2);
  expect(await requests(phone(), '/api/transfer-out')).toBe(1);

  await page.getByRole('button', { name: '彩票下分' }).click();
  await page.getByRole('status').getByText('彩票余额不足，无法下分').waitFor();
  expect(await requests(phone(), '/api/transfer-out')).toBe(1);
});

test.each([
  [403, '您暂无权限进行该操作'],
  [429, '请求过于频繁，请稍候重试'],
  [500, '彩票维护中'],
])('a lottery refused with %i says %s, and a retry opens it', async (code, text) => {
  const { page, open, sandbox, context, site } = phone();
  await sandbox('/sandbox/settings', { lotteryDelay: 0 });
  await sandbox('/sandbox/scenario', { path: '/api/game-address', code, message: '彩票维护中', times: 1 });
  await logInBehind(context, site);
  await open('/LotteryGamePage?gamecode=jsks');
  await page.getByRole('main').getByText(text).waitFor();
  await page.getByRole('main').getByRole('button', { name: '重试' }).click();
  await page.getByTitle('彩票游戏').waitFor();
});
