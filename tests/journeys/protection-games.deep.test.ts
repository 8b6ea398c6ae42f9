import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { phonePerTest } from '#tests/support/browser.ts';
import { moveTo } from '#tests/support/journeyLogin.ts';
import { button, RESTING, takeBreak, visitor } from '#tests/support/protectionJourney.ts';

const phone = phonePerTest();
const visit = visitor(phone);

const stays = () => Promise.resolve();
const firstGame = (page: Page) => page.locator('main [data-tone]').filter({ visible: true }).first().click();
const firstOf = (tab: string) => async (page: Page) => {
  await page.getByRole('tab', { name: tab }).click();
  // the panel before it is still shown for a moment
  await page.getByRole('tabpanel', { name: tab }).locator('[data-tone]').first().click();
};

/** Every place where a game can be entered. */
test.each([
  ['a game of the home page', '/', firstGame],
  ['a live game', '/', firstOf('真人')],
  ['a sports game', '/', firstOf('体育电竞')],
  ['a card game', '/', firstOf('电子棋牌')],
  ['a lottery', '/', firstOf('彩票')],
  ['a recommended game', '/games', firstGame],
  ['a game of a provider', '/games', firstOf('PP电子')],
  ['the address of a game', '/gamePage?name=pp&type=6&code=vs20fruit', stays],
  ['the address of a lottery', '/LotteryGamePage?gamecode=jsks', stays],
] as const)('a break closes %s', async (_, at, enter) => {
  const page = await visit('/protection');
  await takeBreak(page);
  await moveTo(page, at);
  await enter(page);
  await page.getByRole('main').getByText(RESTING).filter({ visible: true }).waitFor();
  expect(await button(page, '重试').count()).toBe(0);
  await page.getByRole('main').getByRole('link', { name: '理性娱乐' }).filter({ visible: true }).waitFor();
  // no game has been opened by then
  expect(new URL(page.url()).pathname).toBe('/');
  expect(await page.locator('iframe').count()).toBe(0);
});
