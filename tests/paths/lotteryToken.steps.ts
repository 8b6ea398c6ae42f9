import type { Route } from 'playwright-core';
import type { lotteryTokenModel } from '#tests/models/lottery/lotteryToken.model.ts';
import type { SharedSteps } from '#tests/paths/pathSteps.ts';
import { expect } from '#tests/support/browserExpect.ts';
import { hasApp, holdClock, isShownSoon, waitOnHeldClock } from '#tests/support/heldClock.ts';
import { logInBehind } from '#tests/support/journeyLogin.ts';
import { observe, seenToasts } from '#tests/support/observedPage.ts';
import type { Phone } from '#tests/support/phone.ts';

const NEVER = 100_000_000;
const USER = '/api/user';
const TRIES = 20;
const LOTTERY = '极速快三';

/** A phone whose requests for user info wait for the test, as its clock does. */
function pickUp(phone: Phone) {
  const world = {
    phone,
    /** requests for user info on their way */
    held: [] as Route[],
    holds: false,
    /** requests of the page without an answer */
    inFlight: 0,
    /** how often user info was asked for before the tries for a token */
    askedBefore: 0,

    /** `asks`: how often user info is asked for at the start */
    async come(asks: number) {
      const { page, open, sandbox } = world.phone;
      await sandbox('/sandbox/app', { index_modal: 0 });
      await page.route(`**${USER}`, (route) => {
        if (!world.holds) return route.continue();
        world.held.push(route);
      });
      page.on('request', () => (world.inFlight += 1));
      for (const end of ['requestfinished', 'requestfailed'] as const)
        page.on(end as 'requestfinished', () => (world.inFlight -= 1));
      await observe(page);
      // before the app starts: a slow machine takes more than the 5 s to the first try for its loading
      await page.clock.install(world.phone.clock);
      await holdClock(page);
      await open('/');
      await waitOnHeldClock(page, async () => (await isShownSoon(world.tile())) && hasApp(page));
      // the member's calls are a chunk of their own, which a busy machine fetches late
      await expect.poll(() => world.asked()).toBeGreaterThanOrEqual(asks);
      // and what follows the first screen rests
      for (let turn = 0; turn < 4; turn += 1) {
        await page.clock.runFor(500);
        await world.rest();
        await expect.poll(() => world.inFlight).toBe(0);
      }
      world.holds = true;
      world.askedBefore = await world.asked();
    },
    tile: () => world.phone.page.getByRole('main').getByRole('button', { name: LOTTERY }).first(),
    async tab(name: string) {
      const { page } = world.phone;
      await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name }).click();
      await world.rest();
    },
    hash: () => world.phone.page.evaluate(() => window.location.hash),
    toasts: () => seenToasts(world.phone.page),
    /** how often the server was asked for user info */
    async asked() {
      const log = (await world.phone.sandbox('/sandbox/requests', undefined, 'GET')) as { path: string }[];
      return log.filter(({ path }) => path === USER).length;
    },
    /** lets the oldest request go to the server, and the page read its answer */
    async answer(lotteryDelay: number) {
      const { page, sandbox } = world.phone;
      await expect.poll(() => world.held.length).toBeGreaterThan(0);
      await sandbox('/sandbox/settings', { lotteryDelay });
      const answered = page.waitForResponse((response) => response.url().endsWith(USER));
      await world.held.shift()?.continue();
      await (await answered).finished();
      await world.rest();
    },
    /** lets the page do what it has to do now: its clock stands, so nothing else comes */
    rest: () =>
      world.phone.page.evaluate(async () => {
        for (let turn = 0; turn < 10; turn += 1) {
          await new Promise((resolve) => {
            const channel = new MessageChannel();
            channel.port1.addEventListener('message', resolve);
            channel.port1.start();
            channel.port2.postMessage(null);
          });
        }
      }),
    async pass(ms: number) {
      await world.phone.page.clock.runFor(ms);
      await world.rest();
    },
    async tap() {
      if ((await world.hash()) !== '#/') await world.tab('首页');
      await world.tile().click();
      await world.rest();
    },
  };
  return world;
}

/** A phone in front of the lottery’s door. */
export type World = ReturnType<typeof pickUp>;

async function expectHeld(world: World, count: number): Promise<void> {
  await expect.poll(() => world.held.length).toBe(count);
}

/** A minute in which nothing is asked for and nothing said. */
async function nothingMore(world: World): Promise<void> {
  const before = [await world.asked(), await world.toasts()];
  await world.pass(60_000);
  expect([await world.asked(), await world.toasts()]).toEqual(before);
  await expectHeld(world, 0);
}

/** The lottery’s door and token in the browser. */
export const steps: SharedSteps<typeof lotteryTokenModel, World> = (phone) => ({
  open: () => pickUp(phone()),
  // what is still held belongs to a page that goes now
  close: (world) => world.phone.page.unrouteAll({ behavior: 'ignoreErrors' }),
  sees: {
    outside: ({ phone }) => expect(phone.page.url()).toBe('about:blank'),
    visitor: async (world) => expect(await world.toasts()).toEqual([]),
    toldToLogIn: async (world) => {
      expect(await world.toasts()).toContain('请先登录');
      expect(await world.hash()).toBe('#/');
    },
    atLogin: async (world) => {
      await expect
        .poll(() => world.hash())
        .toBe(`#/login?redirect=${encodeURIComponent('/LotteryGamePage?gamecode=jsks')}`);
    },
    elsewhere: async (world) => expect(await world.hash()).toBe('#/activeList'),
    starting: async (world) => {
      await expectHeld(world, 0);
      expect(await world.toasts()).toEqual([]);
    },
    toldToWait: async (world) => {
      expect((await world.toasts()).at(-1)).toBe('彩票服务正在初始化，请稍后重试');
      expect(await world.hash()).toBe('#/');
      await expect.poll(() => world.held.length).toBeGreaterThan(0);
    },
    asking: async (world) => {
      await expectHeld(world, 1);
      expect(await world.toasts()).toEqual([]);
    },
    waiting: (world) => expectHeld(world, 0),
    ready: (world) => expectHeld(world, 0),
    inLottery: async (world) => {
      await expect.poll(() => world.hash()).toBe('#/LotteryGamePage?gamecode=jsks');
      // React shows a page that had to be fetched by a timer
      await world.phone.page.clock.resume();
      await world.phone.page.getByTitle('彩票游戏').waitFor();
    },
    givenUp: async (world) => {
      expect(await world.toasts()).toEqual(['无法获取 lottery_token，请稍后重试！']);
      await expectHeld(world, 0);
      expect(await world.asked()).toBe(world.askedBefore + TRIES);
    },
    gone: async (world) => {
      expect(await world.toasts()).not.toContain('无法获取 lottery_token，请稍后重试！');
      expect(await world.phone.page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
    },
  },
  does: {
    comeAsVisitor: (world) => world.come(0),
    comeAsMember: async (world) => {
      const { sandbox, context, site } = world.phone;
      await sandbox('/sandbox/settings', { lotteryDelay: NEVER });
      await logInBehind(context, site);
      await world.come(1);
    },
    tapALottery: (world) => world.tap(),
    twoSecondsPass: (world) => world.pass(2000),
    goElsewhere: (world) => world.tab('优惠'),
    profileBringsAToken: async (world) => {
      await world.tab('我的');
      // React shows a page that had to be fetched by a timer
      const passed = async () => {
        await world.pass(100);
        return world.held.length;
      };
      await expect.poll(passed).toBeGreaterThan(0);
      await world.answer(0);
    },
    fiveSecondsPass: (world) => world.pass(5000),
    tokenComes: (world) => world.answer(0),
    noTokenYet: (world) => world.answer(NEVER),
    networkFails: async (world) => {
      world.phone.requestsFail = true;
      await world.held.shift()?.abort();
      await world.rest();
    },
    allTriesAreUsed: async (world) => {
      for (let attempt = 1; attempt < TRIES; attempt += 1) {
        await world.answer(NEVER);
        await world.pass(5000);
        expect(await world.toasts(), `${attempt} tries`).toEqual([]);
      }
      await world.answer(NEVER);
    },
    aMinutePasses: nothingMore,
    logOut: async (world) => {
      const { page } = world.phone;
      world.holds = false;
      await world.tab('我的');
      await page.clock.resume();
      await page.getByRole('button', { name: '退出登录' }).click();
      const asks = page.getByRole('alertdialog', { name: '退出登录' });
      await asks.getByRole('button', { name: '退出', exact: true }).click();
      await page.waitForURL((url) => url.hash === '#/');
      world.held.length = 0;
    },
    loginExpires: async (world) => {
      const { page, sandbox } = world.phone;
      await sandbox('/sandbox/scenario', { path: '/api/balance', code: 401 });
      await page.clock.resume();
      await expect.poll(() => page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
      world.held.length = 0;
    },
  },
});
