import { expect, test } from 'vitest';
import { phonePerTest } from '#tests/support/browser.ts';
import { logInBehind, moveTo } from '#tools/browser/journeyLogin.ts';
import {
  countTimers,
  goThrough,
  holdingsOf,
  leftoversOf,
  listenersOf,
  memberLocations,
  NOTHING,
} from '#tests/journeys/leftovers.ts';
import { sampleOf } from '#tests/support/sample.ts';

const phone = phonePerTest({ motion: true });

/** Kept pages and others, lists, forms, a frame and a text page. */
const SAMPLE = sampleOf(
  memberLocations.filter((location) =>
    /^\/(userCenter|kefu|assets|deposit|withdraw|games|faq|)$/.test(location),
  ),
  (locations) => locations.filter((location) => /^\/(kefu|deposit|games|)$/.test(location)),
);
const TURNS = 6;

test('pages that are opened and left again and again leave nothing behind', async () => {
  const { page, context, site, open, sandbox } = phone();
  await sandbox('/sandbox/app', { index_modal: 0 });
  await logInBehind(context, site);
  await countTimers(page);
  await open('/');
  await page.getByRole('tabpanel').getByRole('button').first().waitFor();
  // afterwards every chunk is loaded, every kept page mounted, and the app's delayed start-up work done
  for (let turn = 0; turn < 2; turn += 1) await goThrough(page, SAMPLE, true);
  await expect.poll(async () => (await holdingsOf(page)).actors).toContain('release of flowHost');
  const before = await holdingsOf(page);
  for (let turn = 0; turn < TURNS; turn += 1) await goThrough(page, SAMPLE, turn % 3 === 2);

  // a page has hundreds of nodes; a leak in each turn would be counted once for each
  const limits = { timers: TURNS / 2, nodes: TURNS * 20, listeners: TURNS * 2, detached: TURNS * 5 };
  await expect.poll(async () => leftoversOf(before, await holdingsOf(page), limits)).toEqual(NOTHING);
});

test('a page that is left by a link in it is not held for the focus to come back, whatever its query', async () => {
  const { page, open } = phone();
  await countTimers(page);
  await open('/faq');
  await page.getByRole('searchbox').click();
  const visit = async (wanted: string) => {
    await moveTo(page, `/login?redirect=${encodeURIComponent(wanted)}`);
    await page.locator('h1:focus', { hasText: '登录' }).waitFor();
    await page.getByRole('link', { name: '立即注册' }).click();
    await page.locator('h1:focus', { hasText: '注册' }).waitFor();
    await moveTo(page, '/faq');
    await page.locator('h1:focus', { hasText: '帮助中心' }).waitFor();
  };
  await visit('/deposit');
  const { detached } = await holdingsOf(page);
  const more = ['/withdraw', '/assets', '/hongbao'];
  for (const wanted of more) await visit(wanted);
  // the login page has about thirty elements
  expect((await holdingsOf(page)).detached).toBeLessThan(detached + 10 * more.length);
});

test('a field that was typed into is not held, nor what was typed, when its page is left', async () => {
  const { page, context, site, open } = phone();
  await logInBehind(context, site);
  await page.clock.install();
  await countTimers(page);
  await open('/faq');
  // typing is only watched once the actor that may replace the site by a newer version is running
  const watches = async () => {
    await page.clock.fastForward(1000);
    return (await holdingsOf(page)).actors;
  };
  await expect.poll(watches).toContain('release of flowHost');
  const type = async () => {
    await moveTo(page, '/modifyPayPassword');
    await page.getByRole('main').locator('input').first().fill('123456');
    await moveTo(page, '/faq');
    await page.getByRole('searchbox').waitFor();
    await page.clock.runFor(1000);
  };
  await type();
  const { detached } = await holdingsOf(page);
  const TIMES = 3;
  for (let time = 0; time < TIMES; time += 1) await type();
  // the form has about thirty elements
  expect((await holdingsOf(page)).detached).toBeLessThan(detached + 10 * TIMES);
});

test('a carousel that is left while it turns keeps no listener for its end', async () => {
  const { page, context, open, sandbox } = phone();
  await sandbox('/sandbox/app', { index_modal: 0 });
  await open('/');
  await page.getByRole('button', { name: '暂停轮播' }).click();
  // on a slow machine the animation could end before it is observed; the end of any session resets the playback rate
  const browser = await context.newCDPSession(page);
  await browser.send('Animation.enable');
  await browser.send('Animation.setPlaybackRate', { playbackRate: 0.01 });
  for (const slide of ['第 2 张', '第 3 张']) {
    await page.locator('.swiper-initialized').waitFor();
    await page.getByRole('button', { name: slide, exact: true }).click();
    // the animation starts with the next frame
    await expect.poll(() => listenersOf(browser, '.swiper-wrapper')).toContain('transitionend');
    await moveTo(page, '/faq');
    await page.getByRole('searchbox').waitFor();
    await expect.poll(() => listenersOf(browser, '.swiper-wrapper')).not.toContain('transitionend');
    await moveTo(page, '/');
  }
});
