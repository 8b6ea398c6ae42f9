import type { APIResponse, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { phonePerTest, type Phone } from '#tests/support/browser.ts';
import { holdClock } from '#tools/browser/heldClock.ts';
import { logInBehind, setLocation } from '#tools/browser/journeyLogin.ts';
import { forget, observe, seen } from '#tests/support/observedPage.ts';
import { endOfRequest } from '#tests/support/requestEnd.ts';
import { sampleOf } from '#tests/support/sample.ts';

const phone = phonePerTest();

/** The text of a late response, which must not be shown. */
const LATE_WORDS = '迟到的答复';

/** A page with requests that are pending when it is left. */
interface Leaving {
  /** the page's location */
  at: string;
  /** the calls, with a query if several share a path */
  calls: readonly string[];
  /** user actions that send the requests */
  act?: (page: Page) => Promise<unknown>;
  member?: true;
  /** scripted responses of other calls */
  faults?: readonly object[];
  settings?: object;
  /** the data of the late response, if the sandbox's own would have no effect */
  data?: unknown;
  /** the page has no tab bar */
  bare?: true;
  /** the page is kept alive: its response may arrive and is processed without a visible effect (D4) */
  kept?: true;
}

const fill = (page: Page, label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text);
const openTab = (name: string) => (page: Page) => page.getByRole('tab', { name }).click();

async function sendLogin(page: Page) {
  await fill(page, '账号', 'demo888');
  await fill(page, '密码', 'demo8888');
  await page.keyboard.press('Enter');
}

async function sendRegistration(page: Page) {
  await fill(page, '账号', 'neuling1');
  await fill(page, '手机号', '13900000001');
  await fill(page, '真实姓名', '张三');
  await fill(page, '密码', 'demo8888');
  await fill(page, '确认密码', 'demo8888');
  await page.keyboard.press('Enter');
}

async function askForCode(page: Page) {
  await fill(page, '手机号', '13900000001');
  await page.getByRole('button', { name: '获取验证码' }).click();
}

async function askForService(page: Page) {
  await page.getByRole('banner').getByRole('button', { name: '客服' }).click();
  await page.getByRole('menuitem', { name: '在线客服' }).click();
}

const GAME = '/gamePage?name=OB&type=1&code=7';
const LOTTERY = '/LotteryGamePage?gamecode=jsks';
const ELSEWHERE = 'https://elsewhere.example/';

const leavings: readonly Leaving[] = [
  {
    at: '/',
    calls: ['/api/bannerList', '/api/homenotice', '/api/game/list?category=hot', '/api/hot-game'],
    kept: true,
  },
  {
    at: '/',
    calls: [
      '/api/game/list?category=realbet',
      '/api/game/list?category=sport',
      '/api/game/list?category=gaming',
      '/api/lottery-games',
    ],
    act: async (page) => {
      for (const name of ['真人', '体育电竞', '电子棋牌', '彩票']) await openTab(name)(page);
    },
    kept: true,
  },
  { at: '/games', calls: ['/api/game/list?category=concise'], kept: true },
  { at: '/games', calls: ['/api/gamelistBycode'], act: openTab('PP电子'), kept: true },
  {
    at: '/games',
    calls: ['/api/game/list?category=joker', '/api/lottery-games'],
    act: (page) => page.getByRole('searchbox', { name: '搜索游戏' }).fill('龙'),
    kept: true,
  },
  { at: '/kefu', calls: ['/api/getservicerurl'] },
  { at: '/faq', calls: ['/api/getservicerurl'], act: askForService },
  { at: '/login', calls: ['/api/login_pc'], act: sendLogin, bare: true },
  { at: '/register', calls: ['/api/send-sms'], act: askForCode, bare: true },
  {
    at: '/register',
    calls: ['/api/register'],
    act: sendRegistration,
    faults: [{ path: '/api/app', data: { title: '流金娱乐', site_state: 1, sms_open: 0 } }],
    bare: true,
  },
  { at: GAME, calls: ['/api/getGameUrl'], member: true },
  {
    at: GAME,
    calls: ['/api/getGameUrlResult'],
    member: true,
    faults: [{ path: '/api/getGameUrl', data: {} }],
    data: { url: ELSEWHERE },
  },
  { at: '/gamePage?dailiD=1', calls: ['/api/getAgentLoginUrl'], member: true, data: { url: ELSEWHERE } },
  { at: '/gamePage?dailiD=2', calls: ['/api/getservicerurl'], data: { url: ELSEWHERE } },
  { at: LOTTERY, calls: ['/api/game-address'], member: true },
  { at: LOTTERY, calls: ['/api/get-game-balance', '/api/lottery-games'], member: true },
  { at: '/hongbao', calls: ['/api/userredpacket'], member: true },
  { at: '/activeList', calls: ['/api/activitylist'], kept: true },
  { at: '/activeInfo?id=1', calls: ['/api/activitydeatil'] },
];

/** Records the calls from now on, except for the balance, which every page polls. */
function watchCalls({ context }: Phone): string[] {
  const sent: string[] = [];
  context.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') && pathname !== '/api/balance') sent.push(pathname);
  });
  return sent;
}

/**
 * Lets requests reach the server and holds their responses until `release`: a response delayed by the server itself
 * would occupy one of the browser's few connections and block the page's other requests.
 */
async function holdAnswers(page: Page, paths: readonly string[]): Promise<() => Promise<void>> {
  const answers: Promise<APIResponse>[] = [];
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(
    (url) => paths.includes(url.pathname),
    async (route) => {
      const answer = route.fetch();
      answers.push(answer);
      const response = await answer;
      await released;
      // an aborted request cannot be fulfilled
      await route.fulfill({ response }).catch(() => undefined);
    },
  );
  return async () => {
    await Promise.all(answers);
    release();
  };
}

/** The ways off a page; each arrives where none of the calls is made that pages are left with. */
const ways = {
  async Back(page: Page) {
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: '关于我们' }).waitFor();
  },
  async 'the tab bar'(page: Page) {
    await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '优惠' }).click();
    await page.getByRole('heading', { level: 1, name: '优惠活动' }).waitFor();
  },
};

/** Navigates from /about to a page, with the clock controlled by the test. */
async function come({ at, member }: { at: string; member?: true | undefined }): Promise<void> {
  const { page, open, context, site } = phone();
  if (member === true) await logInBehind(context, site);
  await observe(page);
  await page.clock.install();
  await open('/about');
  await page.getByRole('heading', { level: 1, name: '关于我们' }).waitFor();
  // waits for the requests that every session sends
  await page.waitForLoadState('networkidle');
  await setLocation(page, at);
}

/** A kept page, a form, a money submission, and both ways into a game. */
const representative = (all: typeof leavings) =>
  all.filter(({ at, calls }) =>
    [at, ...calls].some((one) =>
      ['/activeList', '/api/login_pc', '/hongbao', '/api/getGameUrlResult', '/api/game-address'].includes(
        one,
      ),
    ),
  );

describe.each(sampleOf(leavings, representative))('leaving $at while $calls are on their way', (leaving) => {
  const { at, calls, act, member, faults = [], settings, data, bare, kept } = leaving;

  const takes: [keyof typeof ways, string][] = [['Back', 'a failure']];
  if (kept !== true) takes.push([bare === true ? 'Back' : 'the tab bar', 'an answer']);

  // for a game the success tells most, because it would open a window; for all others the failure
  const representative = (all: readonly (typeof takes)[number][]) =>
    at === GAME || at === LOTTERY ? all.slice(-1) : all.slice(0, 1);

  test.each(sampleOf(takes, representative))('by %s: %s that comes later does nothing', async (way, late) => {
    const { page, sandbox, context } = phone();
    const paths = calls.map((call) => call.split('?', 1)[0] ?? '');
    await sandbox('/sandbox/settings', { lotteryDelay: 0, ...settings });
    await sandbox('/sandbox/app', { index_modal: 0 });
    for (const rule of faults) await sandbox('/sandbox/scenario', rule);
    const answer = late === 'a failure' ? { code: 500, message: LATE_WORDS } : { data };
    for (const path of paths) await sandbox('/sandbox/scenario', { path, ...answer });
    const release = await holdAnswers(page, paths);
    const asked = watchCalls(phone());

    const sent = Promise.all(
      calls.map((call) => page.waitForRequest((request) => request.url().includes(call))),
    );
    await come({ at, member });
    await act?.(page);
    const ends = Promise.all((await sent).map((request) => endOfRequest(page, request)));
    await ways[way](page);
    await forget(page);
    const address = page.url();
    const before = [...asked];

    await release();
    await ends;
    await page.clock.runFor(60_000);
    expect(await seen(page)).toEqual([]);
    expect(page.url()).toBe(address);
    expect(context.pages()).toHaveLength(1);
    const isOwn = (path: string) => way === 'Back' || paths.includes(path);
    expect(asked.filter(isOwn)).toEqual(before.filter(isOwn));
  });
});

test.each<{ what: string; at: string; toast: string; act?: (page: Page) => Promise<unknown> }>([
  {
    what: 'a game',
    at: '/games',
    toast: '请登录！',
    act: (page) => page.getByRole('tabpanel').getByRole('button', { name: '西游降妖', exact: true }).click(),
  },
  { what: 'a game’s page', at: GAME, toast: '请登录！' },
  { what: 'a lottery’s page', at: LOTTERY, toast: '请先登录' },
])('a visitor of $what who leaves before the login opens is not taken there', async ({ at, toast, act }) => {
  const { page, sandbox } = phone();
  await sandbox('/sandbox/app', { index_modal: 0 });
  await come({ at });
  if (act === undefined) await page.getByRole('status').getByText(toast).waitFor();
  else {
    await page.getByRole('tabpanel').getByRole('button', { name: '西游降妖', exact: true }).waitFor();
    await holdClock(page);
    await act(page);
    await page.getByRole('status').getByText(toast).waitFor();
  }
  await ways.Back(page);
  await forget(page);
  await page.clock.runFor(60_000);
  expect(await seen(page)).toEqual([]);
  expect(page.url()).toMatch(/#\/about$/);
});

test('a frame that does not come says nothing once its page is left', async () => {
  const { page, context } = phone();
  await context.route('https://silent.example/**', () => new Promise(() => undefined));
  await come({ at: `/game-shell?url=${encodeURIComponent('https://silent.example/game')}` });
  await page.getByRole('button', { name: '继续打开' }).click();
  await page.getByTitle('游戏').waitFor({ state: 'attached' });
  await ways.Back(page);
  await forget(page);
  await page.clock.runFor(60_000);
  expect(await seen(page)).toEqual([]);
  expect(page.url()).toMatch(/#\/about$/);
});

test('the result of a grab is shown, wherever its member is by then', async () => {
  const { page } = phone();
  const release = await holdAnswers(page, ['/api/douserredpacket']);
  const asked = watchCalls(phone());
  await come({ at: '/hongbao', member: true });
  await page.getByRole('main').getByRole('button', { name: '立即抢' }).click();
  await ways.Back(page);
  await release();
  await page
    .getByRole('status')
    .getByText(/恭喜您抢到红包 .* 元！/)
    .waitFor();
  expect(page.url()).toMatch(/#\/about$/);
  expect(asked.filter((path) => path === '/api/douserredpacket')).toHaveLength(1);
});
