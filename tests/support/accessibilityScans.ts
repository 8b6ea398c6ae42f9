import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PHONE_SETTINGS, scanScreen, type PhoneSetting } from '#tests/support/accessibility.ts';
import type { Phone } from '#tests/support/browser.ts';
import { logInBehind, moveTo } from '#tests/support/journeyLogin.ts';
import { routeSamples } from '#tests/support/routeSamples.ts';
import { routeRules, type RoutePath } from '#machines/root/routes.ts';

const EVERY_SETTING = Object.keys(PHONE_SETTINGS) as PhoneSetting[];

/** Whether a page waits, has failed, or has what it asked for. */
type Shown = 'loading' | 'failed' | 'full';

/** Waits until the page at a location is in front and shows what it is to show. */
async function waitForPage(page: Page, location: string, shown: Shown): Promise<void> {
  const comes = page.waitForFunction(
    ({ location: wanted, shown: state }) => {
      const isSeen = (element: Element) => element.getClientRects().length > 0;
      const find = (selector: string) => [...document.querySelectorAll(selector)].filter(isSeen);
      // the way to the next level stands still
      const busy = find('main [aria-busy="true"], main [role="progressbar"]:not([aria-label="VIP进度"])');
      const retries = find('main button').filter(({ textContent }) => textContent.includes('重试'));
      const isThere =
        window.location.hash === `#${wanted}` &&
        find('main *').length > 0 &&
        document.querySelector('h1')?.textContent !== '';
      if (!isThere) return false;
      if (state === 'loading') return busy.length > 0;
      if (state === 'failed') return retries.length > 0;
      return busy.length === 0 && retries.length === 0;
    },
    { location, shown },
  );
  await comes.catch((error: unknown) => {
    throw new Error(`${location} does not come as ${shown}`, { cause: error });
  });
}

interface PagesState {
  name: string;
  /** a member of the demo, none for a visitor */
  member?: string;
  shown: Shown;
  prepare?: (phone: Phone) => Promise<unknown>;
}

/** Where a visitor is sent away, there is nothing to be seen. */
const isForVisitors = (path: RoutePath) =>
  routeRules[path].access === 'anyone' &&
  !/^\/(gamePage|LotteryGamePage|myNews|myNewsInfo|withdraw|accountCenter)/.test(path);

const isFetched = ({ fetches }: (typeof routeSamples)[number]) => fetches;

/** What every page may show, each at all its locations in one run of the app. */
const pagesStates: readonly PagesState[] = [
  { name: 'a visitor’s', shown: 'full' },
  { name: 'a member’s', member: 'demo888', shown: 'full' },
  { name: 'a new member’s', member: 'zero000', shown: 'full' },
  {
    name: 'loading',
    member: 'demo888',
    shown: 'loading',
    prepare: ({ context }) => context.route(/\/api\/(?!app|user$)/, () => undefined),
  },
  {
    name: 'failed',
    member: 'demo888',
    shown: 'failed',
    prepare: (phone) => {
      phone.requestsFail = true;
      return phone.sandbox('/sandbox/scenario', { path: '*', status: 500 });
    },
  },
];

/** Something that stands over a page, or a form as it answers. */
interface Moment {
  name: string;
  at: string;
  act: (page: Page) => Promise<unknown>;
  /** calls that get no answer */
  held?: string;
  visitor?: true;
}

const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).filter({ visible: true }).first().click();
const openDialog = (name: string | RegExp) => async (page: Page) => {
  await press(name)(page);
  await page.getByRole(/退出|解绑/.test(String(name)) ? 'alertdialog' : 'dialog').waitFor();
};
const invalid = (name: string) => async (page: Page) => {
  await press(name)(page);
  await page.locator('[aria-invalid="true"]').first().waitFor();
};
const busy = async (page: Page) => {
  await page.getByRole('textbox', { name: '账号' }).fill('demo888');
  await page.getByRole('textbox', { name: '密码', exact: true }).fill('demo8888');
  await press('登录')(page);
  await page.locator('main button[aria-busy="true"]').waitFor();
};

const moments: readonly Moment[] = [
  { name: 'the menu', at: '/userCenter', act: openDialog('菜单') },
  { name: 'a visitor’s menu', at: '/about', act: openDialog('菜单'), visitor: true },
  {
    name: 'customer service',
    at: '/faq',
    act: async (page) => {
      await press('客服')(page);
      await page.getByRole('menuitem', { name: '在线客服' }).waitFor();
    },
  },
  { name: 'the logout', at: '/userCenter', act: openDialog('退出登录') },
  { name: 'unbinding', at: '/bankCard', act: openDialog('解绑') },
  { name: 'a transfer', at: '/assets?type=6', act: openDialog('额度转换') },
  { name: 'a record', at: '/assets?type=6', act: openDialog(/支付成功/) },
  { name: 'the kinds of wallets', at: '/withdraw', act: addWallet },
  { name: 'a deposit’s address', at: '/deposit', act: payDigital },
  { name: 'an opened question', at: '/faq', act: openQuestion },
  { name: 'a login without anything', at: '/login', act: invalid('登录'), visitor: true },
  { name: 'a login on its way', at: '/login', act: busy, held: '/api/login_pc', visitor: true },
  { name: 'a registration without anything', at: '/register', act: invalid('注册'), visitor: true },
  { name: 'a password without anything', at: '/resetPasswordNew', act: invalid('提交') },
  { name: 'a phone without anything', at: '/modifyPhone', act: invalid('提交') },
  { name: 'an email without anything', at: '/modifyEmail', act: invalid('提交') },
  { name: 'a bank card without anything', at: '/addBankCard', act: invalid('提交') },
  { name: 'a USDT address without anything', at: '/addUsdtCard', act: invalid('提交') },
  { name: 'a wallet without anything', at: '/addUsdtCards', act: invalid('提交') },
  { name: 'an agent without anything', at: '/applyagent', act: invalid('提交') },
  { name: 'a deposit without an amount', at: '/deposit', act: invalid('立即充值') },
  { name: 'a withdrawal without an amount', at: '/withdraw', act: invalid('确认提现') },
];

async function addWallet(page: Page) {
  await page.getByRole('tab', { name: '虚拟币提现' }).click();
  await openDialog('添加钱包')(page);
}

async function payDigital(page: Page) {
  await page.getByRole('tab', { name: '数字货币' }).click();
  await page.getByRole('textbox', { name: '充值金额' }).filter({ visible: true }).fill('100');
  await press('确认充值')(page);
  await page.getByRole('dialog', { name: '充值信息' }).waitFor();
}

async function openQuestion(page: Page) {
  await page.locator('main button[aria-expanded="false"]').first().click();
  await page.locator('main button[aria-expanded="true"]').first().waitFor();
}

async function openSite(phone: Phone, member: string | undefined): Promise<void> {
  const { page, context, site, open, sandbox } = phone;
  await sandbox('/sandbox/app', { index_modal: 0 });
  await context.route('https://games.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>game</title><p>game</p>' }),
  );
  if (member !== undefined) await logInBehind(context, site, member);
  await open('/nowhere');
  await page.getByRole('link', { name: '返回首页' }).first().waitFor();
}

/** Scans pages as they load, fail, are empty and full; all of the routes, or those of `paths`. */
export function describePageScans(
  phone: () => Phone,
  settings: readonly PhoneSetting[] = EVERY_SETTING,
  paths?: readonly string[],
): void {
  test.each(pagesStates.map((state) => [state.name, state] as const))(
    '%s pages',
    async (_, state) => {
      const { member, shown, prepare, name } = state;
      await openSite(phone(), member);
      await prepare?.(phone());
      const samples = routeSamples
        .filter(({ path }) => paths?.includes(path) ?? true)
        .filter(({ path }) => member !== undefined || isForVisitors(path))
        .filter((sample) => shown === 'full' || isFetched(sample));
      const found: string[] = [];
      for (const { location } of samples) {
        await moveTo(phone().page, location);
        await waitForPage(phone().page, location, shown);
        found.push(...(await scanScreen(phone().page, `${name} ${location}`, settings)));
      }
      expect(found).toEqual([]);
    },
    600_000,
  );
}

/** Scans dialogs, menus and forms that answer; all, or those of `names`. */
export function describeMomentScans(
  phone: () => Phone,
  settings: readonly PhoneSetting[] = EVERY_SETTING,
  names?: readonly string[],
): void {
  const chosen = moments.filter(({ name }) => names?.includes(name) ?? true);
  test.each(chosen.map((moment) => [moment.name, moment] as const))('%s', async (_, moment) => {
    const { name, at, act, held, visitor } = moment;
    await openSite(phone(), visitor === true ? undefined : 'demo888');
    const { page, context } = phone();
    if (held !== undefined) await context.route(`**${held}`, () => undefined);
    await moveTo(page, at);
    await waitForPage(page, at, 'full');
    await act(page);
    expect(await scanScreen(page, name, settings)).toEqual([]);
  });
}
