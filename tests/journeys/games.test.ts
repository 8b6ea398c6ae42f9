import { expect, test } from 'vitest';
import { phonePerTest, type Phone } from '#tests/support/browser.ts';

const phone = phonePerTest();

async function logIn({ page, open }: Phone, name: string): Promise<void> {
  await open('/login?redirect=%2Fgames');
  await page.getByRole('textbox', { name: '账号' }).fill(name);
  await page.getByLabel('密码', { exact: true }).fill('demo8888');
  await page.getByRole('button', { name: '登录' }).click();
  await page.waitForURL(/#\/games/);
}

async function logOut({ page, open }: Phone): Promise<void> {
  await open('/userCenter');
  await page.getByRole('button', { name: '退出登录' }).click();
  await page.getByRole('alertdialog', { name: '退出登录' }).getByRole('button', { name: '退出' }).click();
  await page.waitForURL((url) => url.hash === '#/');
}

test('a member’s shelf outlasts the logout, and the next member sees nothing of it', async () => {
  const { page } = phone();
  const shelf = (name: string) => page.getByRole('region', { name });
  await logIn(phone(), 'demo888');
  await page.getByRole('button', { name: '收藏 麻将狂欢' }).click();
  await shelf('我的收藏').getByRole('button', { name: '麻将狂欢' }).waitFor();
  await page.getByRole('tabpanel').getByRole('button', { name: '西游降妖', exact: true }).click();
  await page.waitForURL(/#\/gamePage\?/);
  await logOut(phone());
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('麻将狂欢');

  await logIn(phone(), 'vip333');
  await shelf('我的收藏').getByText('点亮游戏右上角的星标').waitFor();
  expect(await shelf('最近在玩').count()).toBe(0);
  await logOut(phone());

  await logIn(phone(), 'demo888');
  await shelf('我的收藏').getByRole('button', { name: '麻将狂欢' }).waitFor();
  await shelf('最近在玩').getByRole('button', { name: '西游降妖' }).waitFor();
});

test('the search finds games of every list by name and by pinyin initials', async () => {
  const { page, open } = phone();
  await open('/games');
  const field = page.getByRole('searchbox', { name: '搜索游戏' });
  const found = page.getByRole('region', { name: '搜索结果' });
  await field.fill('恐龙');
  await found.getByRole('button', { name: '恐龙纪元' }).waitFor();
  await field.fill('klj');
  await found.getByText('找到 1 款游戏').waitFor();
  await found.getByRole('button', { name: '恐龙纪元' }).click();
  await page.getByRole('status').getByText('请登录！').waitFor();
  await page.waitForURL(/#\/login\?redirect=/);
});

test('a provider’s list is fetched once, and hidden games are not shown', async () => {
  const { page, open, sandbox } = phone();
  await open('/games');
  await page.getByRole('tabpanel').getByRole('button', { name: '金龙送宝' }).waitFor();
  expect(await page.getByText('下架旧游').count()).toBe(0);
  for (const name of ['PP电子', '推荐', 'PP电子']) await page.getByRole('tab', { name }).click();
  await page.getByRole('tabpanel').getByRole('button', { name: '奥林宝藏' }).waitFor();
  const log = (await sandbox('/sandbox/requests', undefined, 'GET')) as { path: string }[];
  expect(log.filter(({ path }) => path === '/api/gamelistBycode')).toHaveLength(1);
});
