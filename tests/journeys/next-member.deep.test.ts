import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { phonePerTest } from '#tests/support/browser.ts';
import { heapStrings, storedOnPhone } from '#tests/journeys/phoneTraces.ts';
import { logIn, logInWithoutLoading, moveTo } from '#tools/browser/journeyLogin.ts';

const phone = phonePerTest();

/** The pages that are kept alive (D4). */
const KEPT = ['/userCenter', '/vip', '/activeList', '/deposit', '/games', '/game-shell', '/about', '/'];
/** Texts that only belong to the first member: name, real name, phone, email, balance, and a typed amount. */
const TRACES = /demo888(?!8)|陈小金|13800000001|138\*{4}0001|d\*{4}8@|12,?888\.66|\b7531\b/;

/** By the element, because a page behind the welcome dialog has no roles. */
const open = async (page: Page, location: string) => {
  await moveTo(page, location);
  await page.locator('main').filter({ visible: true }).first().waitFor();
};
/** The document with its hidden kept pages and state; typed values are added, because the markup lacks them. */
const inDocument = (page: Page) =>
  page.evaluate(() => {
    const typed = [...document.querySelectorAll('input, textarea')].map(
      (field) => (field as HTMLInputElement).value,
    );
    return [
      document.title,
      document.body.innerHTML,
      document.cookie,
      JSON.stringify(history.state),
      ...typed,
    ].join('\n');
  });

/** Visits every kept page, and enters data wherever possible. */
async function useEverything(page: Page): Promise<void> {
  for (const location of KEPT) await open(page, location);
  await open(page, '/accountCenter');
  // not by the name itself, because the test's own query would be in the page's memory too
  await page.getByText('真实姓名').filter({ visible: true }).waitFor();
  await expect.poll(() => page.locator('main').innerText()).toMatch(/真实姓名\s+(?!未填写)\S/);
  await open(page, '/myNewsInfo?id=1');
  await page.locator('article').filter({ visible: true }).waitFor();
  await open(page, '/deposit');
  await page.getByRole('textbox', { name: '充值金额' }).filter({ visible: true }).fill('7531');
  await open(page, '/games');
  await page
    .getByRole('button', { name: /^收藏 / })
    .filter({ visible: true })
    .first()
    .click();
  // they have room when the page is shown again
  await open(page, '/about');
  await page.getByRole('heading', { level: 1, name: '关于我们' }).waitFor();
  await open(page, '/games');
  await page.getByRole('tab', { name: '我的收藏' }).click();
  await page.getByRole('tabpanel', { name: '我的收藏' }).getByRole('button').first().waitFor();
  await open(page, '/userCenter');
  await page.getByRole('button', { name: '隐藏余额' }).click();
  await page.getByRole('button', { name: '显示余额' }).click();
}

async function logOut(page: Page): Promise<void> {
  await open(page, '/userCenter');
  await page.getByRole('button', { name: '退出登录' }).click();
  await page.getByRole('alertdialog', { name: '退出登录' }).getByRole('button', { name: '退出' }).click();
  await page.waitForURL((url) => url.hash === '#/');
}

test('whoever logs in next sees nothing of the member before: on no kept page, in no storage, in no memory', async () => {
  const { page, site } = phone();
  await logIn(page, site, 'demo888');
  await useEverything(page);
  const token = await page.evaluate(() => sessionStorage.getItem('token') ?? '');
  // makes sure that the check can find anything at all
  await expect.poll(async () => (await storedOnPhone(page)).cached).toMatch(/\/assets\//);
  const before = await storedOnPhone(page);
  expect(before.web).toMatch(TRACES);
  expect(before.databases).toMatch(/favourites/);
  expect(await inDocument(page)).toMatch(TRACES);
  expect(await inDocument(page)).toMatch(/7531/);
  const isOfMember = (text: string) => text.includes('陈小金') || text.includes(token);
  expect((await heapStrings(page)).some(isOfMember)).toBe(true);

  await logOut(page);
  const between = await storedOnPhone(page);
  expect(between.web).not.toMatch(TRACES);
  expect(between.web).not.toContain(token);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  expect(await inDocument(page)).not.toMatch(TRACES);

  await logInWithoutLoading(page, 'vip333');
  await open(page, '/userCenter');
  await page.getByText('vip333').filter({ visible: true }).waitFor();
  for (const location of KEPT) {
    await open(page, location);
    expect(await inDocument(page)).not.toMatch(TRACES);
  }
  await open(page, '/games');
  await page
    .getByRole('button', { name: /^收藏 / })
    .filter({ visible: true })
    .first()
    .waitFor();
  expect(await page.getByRole('region', { name: '我的游戏' }).count()).toBe(0);

  const after = await storedOnPhone(page);
  for (const place of Object.values(after)) {
    expect(place).not.toMatch(TRACES);
    expect(place).not.toContain(token);
  }
  // only the site's own files are cached, no API response and no picture of a member
  expect(after.cached).not.toMatch(/\/(api|sandbox)\//);

  const heap = await heapStrings(page);
  expect(heap.some((text) => text.includes('vip333'))).toBe(true);
  expect(heap.filter(isOfMember).map((text) => text.slice(0, 300))).toEqual([]);
});
