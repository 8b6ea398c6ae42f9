import { expect, test } from 'vitest';
import { phonePerTest, type Phone } from '#tests/support/browser.ts';
import { storedOnPhone } from '#tests/journeys/phoneTraces.ts';
import { layoutShifts } from '#tests/journeys/layoutShifts.ts';

const phone = phonePerTest();

async function logIn({ page, open }: Phone, name: string): Promise<void> {
  await open('/login?redirect=%2Fgames');
  await page.getByRole('textbox', { name: '账号' }).fill(name);
  await page.getByLabel('密码', { exact: true }).fill('demo8888');
  await page.getByRole('button', { name: '登录' }).click();
  await page.waitForURL(/#\/games/);
}

async function requests({ sandbox }: Phone, path: string): Promise<number> {
  const log = (await sandbox('/sandbox/requests', undefined, 'GET')) as { path: string }[];
  return log.filter((entry) => entry.path === path).length;
}

async function logOut({ page, open }: Phone): Promise<void> {
  await open('/userCenter');
  await page.getByRole('button', { name: '退出登录' }).click();
  await page.getByRole('alertdialog', { name: '退出登录' }).getByRole('button', { name: '退出' }).click();
  await page.waitForURL((url) => url.hash === '#/');
}

/** Leaves the games and comes back, when those that were read meanwhile have room. */
async function comeAgain({ open, page }: Phone): Promise<void> {
  await open('/about');
  await page.getByRole('heading', { level: 1, name: '关于我们' }).waitFor();
  await open('/games');
}

test('a member’s saved games outlast the logout, and the next member sees nothing of it', async () => {
  const { page } = phone();
  const saved = (name: string) => page.getByRole('tabpanel', { name });
  await logIn(phone(), 'demo888');
  await page.getByRole('button', { name: '收藏 麻将狂欢' }).click();
  await saved('推荐').getByRole('button', { name: '西游降妖', exact: true }).click();
  await page.waitForURL(/#\/gamePage\?/);
  // saved once the game's page has let the member in
  await expect.poll(async () => (await storedOnPhone(page)).databases).toContain('西游降妖');
  await logOut(phone());
  // the home page's stored data contains games that every visitor sees
  const kept = await page.evaluate(() =>
    JSON.stringify(Object.entries(localStorage).filter(([key]) => key !== 'lastHome')),
  );
  expect(kept).not.toContain('麻将狂欢');

  await logIn(phone(), 'vip333');
  await comeAgain(phone());
  await saved('推荐').getByRole('button', { name: '西游降妖', exact: true }).waitFor();
  expect(await page.getByRole('region', { name: '我的游戏' }).count()).toBe(0);
  await logOut(phone());

  await logIn(phone(), 'demo888');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('savedGames'))).toBe('true');
  await comeAgain(phone());
  await saved('最近在玩').getByRole('button', { name: '西游降妖' }).waitFor();
  await page.getByRole('tab', { name: '我的收藏' }).click();
  await saved('我的收藏').getByRole('button', { name: '麻将狂欢' }).waitFor();
});

test('a lottery that was played stands among the saved games, and leads back into it', async () => {
  const { page, sandbox, open } = phone();
  await sandbox('/sandbox/settings', { lotteryDelay: 0 });
  await logIn(phone(), 'demo888');
  await open('/LotteryGamePage?gamecode=jsks');
  await page.getByTitle('彩票游戏').waitFor();
  // its name comes from a separate request, which leaving would abort
  await expect.poll(async () => (await storedOnPhone(page)).databases).toContain('极速快三');
  await open('/games');
  const played = page.getByRole('tabpanel', { name: '最近在玩' }).getByRole('button');
  await expect.poll(() => played.allTextContents()).toEqual([expect.stringContaining('极速快三')]);
  await played.click();
  await page.waitForURL(/#\/LotteryGamePage\?gamecode=jsks/);
});

test('a game that was entered through the login is among the recent ones, however late the member’s name comes', async () => {
  const { page, open, sandbox } = phone();
  await sandbox('/sandbox/settings', { launchDelay: 0 });
  await open('/games');
  await page.getByRole('tabpanel', { name: '推荐' }).getByRole('button', { name: '西游降妖' }).click();
  await page.waitForURL(/#\/login\?redirect=/);
  await sandbox('/sandbox/scenario', { path: '/api/user', delay: 25_000 });
  await page.getByRole('textbox', { name: '账号' }).fill('demo888');
  await page.getByLabel('密码', { exact: true }).fill('demo8888');
  await page.getByRole('button', { name: '登录' }).click();
  // the game takes the document's place
  await page.waitForURL(/\/sandbox\/game\?/);
  await sandbox('/sandbox/scenario', undefined, 'DELETE');
  await open('/games');
  await page.getByRole('tabpanel', { name: '最近在玩' }).getByRole('button', { name: '西游降妖' }).waitFor();
});

test.each(['/games', '/'])(
  'saved games, late answers and missing pictures move nothing on %s',
  async (at) => {
    const { page, sandbox, open } = phone();
    await sandbox('/sandbox/app', { index_modal: 0 });
    await logIn(phone(), 'demo888');
    await page.getByRole('button', { name: '收藏 麻将狂欢' }).click();
    await page
      .getByRole('tabpanel', { name: '推荐' })
      .getByRole('button', { name: '西游降妖', exact: true })
      .click();
    await page.waitForURL(/#\/gamePage\?/);
    phone().requestsFail = true;
    await page.route('**/sandbox/art/game/**', (route) => route.fulfill({ status: 404 }));
    await sandbox('/sandbox/scenario', { path: '*', delay: 300 });
    await open(at);
    await page.reload();
    const shown = at === '/games' ? '西游降妖' : '金龙送宝';
    await page.getByRole('main').getByRole('button', { name: shown }).first().waitFor();
    await page.waitForLoadState('networkidle');
    expect(await layoutShifts(page)).toEqual([]);
  },
);

test('home leads to the search, which has the focus, and Back leads home again', async () => {
  const { page, open, sandbox } = phone();
  await sandbox('/sandbox/app', { index_modal: 0 });
  await open('/');
  await page.getByRole('link', { name: '搜索游戏' }).click();
  const field = page.getByRole('searchbox', { name: '搜索游戏' });
  await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
  await page.waitForURL((url) => url.hash === '#/games');
  await page.goBack();
  await page.waitForURL((url) => url.hash === '#/');
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
  const { page, open } = phone();
  await open('/games');
  await page.getByRole('tabpanel').getByRole('button', { name: '金龙送宝' }).waitFor();
  expect(await page.getByText('下架旧游').count()).toBe(0);
  for (const name of ['PP电子', '推荐', 'PP电子']) await page.getByRole('tab', { name }).click();
  await page.getByRole('tabpanel').getByRole('button', { name: '奥林宝藏' }).waitFor();
  expect(await requests(phone(), '/api/gamelistBycode')).toBe(1);
});
