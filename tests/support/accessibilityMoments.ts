import type { Page } from 'playwright-core';
import type { Phone } from '#tests/support/browser.ts';
import { formPages } from '#tests/support/forms.ts';
import {
  deposits,
  transfersAndClaims,
  withdrawals,
  type Submission,
} from '#tests/support/moneySubmissions.ts';

/** A state of a page to scan: how the page is opened, and the actions that lead to the state. */
export interface Moment {
  name: string;
  at: string;
  /** the member; by default that of the demo */
  member?: string;
  /** the state of the page before the actions; loaded by default */
  shown?: 'failed';
  /** runs before the page is opened */
  prepare?: (phone: Phone) => Promise<unknown>;
  act: (page: Page, phone: Phone) => Promise<unknown>;
}

/** A form with valid values; it is submitted by its button. */
export interface Form extends Moment {
  fill: (page: Page, phone: Phone) => Promise<unknown>;
  button: string;
}

const asItIs = () => Promise.resolve();
const opensItself = (page: Page) => page.getByRole('dialog').waitFor();
const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).filter({ visible: true }).first().click();
const openDialog =
  (name: string | RegExp, role: 'dialog' | 'alertdialog' = 'dialog') =>
  async (page: Page) => {
    await press(name)(page);
    await page.getByRole(role).waitFor();
  };
const fill = (texts: Readonly<Record<string, string>>) => async (page: Page) => {
  for (const [name, text] of Object.entries(texts))
    await page.getByRole('textbox', { name, exact: true }).filter({ visible: true }).fill(text);
};
const tab = (name: string) => (page: Page) => page.getByRole('tab', { name, exact: true }).click();
const radio = (name: string | RegExp) => (page: Page) =>
  page.getByRole('radio', { name }).filter({ visible: true }).first().check({ force: true });
const choose = (name: string) => (page: Page) =>
  page.getByRole('combobox', { name }).filter({ visible: true }).first().selectOption({ index: 1 });
const inTurn =
  (...steps: readonly ((page: Page) => Promise<unknown>)[]) =>
  async (page: Page) => {
    for (const step of steps) await step(page);
  };
const reads = (text: string | RegExp) => (page: Page) => page.getByText(text).first().waitFor();

/** Changes the member's limits or exclusions by the API, with the session of this phone. */
const protect = (change: object) => (phone: Phone) =>
  phone.page.evaluate(async (body) => {
    const token = window.sessionStorage.getItem('token') ?? '';
    await fetch('/api/player-protection', {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${token}`,
        'Idempotency-Key': 'a',
      },
      body: JSON.stringify(body),
    });
  }, change);
const takeBreak = protect({ action: 'break', days: 1 });

const payDigital = inTurn(tab('数字货币'), fill({ 充值金额: '100' }), openDialog('确认充值'));
const FUND = '888888';

/** Overlays, and states that change the whole page. */
export const moments: readonly Moment[] = [
  { name: 'the menu', at: '/userCenter', act: openDialog('菜单') },
  { name: 'a visitor’s menu', at: '/about', act: openDialog('菜单'), member: 'visitor' },
  {
    name: 'customer service',
    at: '/faq',
    act: async (page) => {
      await press('客服')(page);
      await page.getByRole('menuitem', { name: '在线客服' }).waitFor();
    },
  },
  { name: 'the logout', at: '/userCenter', act: openDialog('退出登录', 'alertdialog') },
  {
    name: 'the end of the session',
    at: '/vip',
    act: async (page, { sandbox }) => {
      await sandbox('/sandbox/scenario', { path: '/api/user', code: 401 });
      await page.reload();
      await page.getByRole('alertdialog', { name: '认证失败' }).waitFor();
    },
  },
  {
    name: 'the welcome',
    at: '/',
    act: async (page, { sandbox }) => {
      await sandbox('/sandbox/app', { index_modal: 1 });
      await page.reload();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'maintenance',
    at: '/about',
    act: async (page, { sandbox }) => {
      await sandbox('/sandbox/app', { site_state: 0 });
      await page.reload();
      await page.getByRole('heading', { name: '系统维护中' }).waitFor();
    },
  },
  {
    name: 'no network',
    at: '/about',
    act: async (page, phone) => {
      phone.requestsFail = true;
      await phone.context.setOffline(true);
      await page.getByRole('alert').getByText('网络已断开').waitFor();
    },
  },
  {
    name: 'a page that crashed',
    at: '/hongbao',
    shown: 'failed',
    prepare: ({ page, errors }) => {
      // the crash is intended, but logged to the console
      Object.defineProperty(errors, 'push', { value: () => errors.length });
      return page.evaluate(() => {
        // only used for the hours of the red packet
        Date.UTC = () => {
          throw new Error('a fault');
        };
      });
    },
    act: asItIs,
  },
  { name: 'no such page', at: '/nowhere', act: asItIs },
  { name: 'unbinding', at: '/bankCard', act: openDialog('解绑', 'alertdialog') },
  { name: 'a record', at: '/assets?type=6', act: openDialog(/支付成功/) },
  {
    name: 'the kinds of wallets',
    at: '/withdraw',
    act: inTurn(tab('虚拟币提现'), openDialog('添加钱包')),
  },
  { name: 'a deposit’s address', at: '/deposit', act: payDigital },
  {
    name: 'an opened question',
    at: '/faq',
    act: async (page) => {
      await page.locator('main button[aria-expanded="false"]').first().click();
      await page.locator('main button[aria-expanded="true"]').first().waitFor();
    },
  },
  {
    name: 'a search for games',
    at: '/games',
    act: async (page) => {
      await page.getByRole('searchbox').fill('a');
      await page
        .getByText(/找到|共/)
        .first()
        .waitFor();
    },
  },
  {
    name: 'a search without a result',
    at: '/games',
    act: async (page) => {
      await page.getByRole('searchbox').fill('没有这个游戏');
      await page
        .getByText(/没有找到|暂无/)
        .first()
        .waitFor();
    },
  },
  { name: 'a hidden balance', at: '/userCenter', act: press(/(隐藏|显示)余额/) },
  { name: 'a red packet won', at: '/hongbao', act: openDialog('立即抢') },
  { name: 'no red packet left', at: '/hongbao', member: 'zero000', act: openDialog('立即抢') },
  {
    name: 'red packets that have not begun',
    at: '/hongbao',
    prepare: ({ sandbox }) => {
      const later = Date.now() + 86_400_000;
      return sandbox('/sandbox/settings', { redPacketStart: later, redPacketEnd: later + 86_400_000 });
    },
    act: opensItself,
  },
  {
    name: 'red packets that are over',
    at: '/hongbao',
    prepare: ({ sandbox }) => {
      const before = Date.now() - 86_400_000;
      return sandbox('/sandbox/settings', { redPacketStart: before - 86_400_000, redPacketEnd: before });
    },
    act: opensItself,
  },
  {
    name: 'a long queue',
    at: '/gamePage?name=pp&type=6&code=vs20fruit',
    prepare: ({ page }) => page.clock.install(),
    act: async (page) => {
      await page.clock.fastForward(10_500);
      await reads('当前排队人数较多')(page);
    },
  },
  {
    name: 'a game without an address',
    at: '/game-shell?url=javascript%3A1',
    act: reads('无法加载游戏链接，请返回首页。'),
  },
  {
    name: 'a game in a break',
    at: '/gamePage?name=pp&type=6&code=vs20fruit',
    prepare: takeBreak,
    shown: 'failed',
    act: reads('您正在休息'),
  },
  {
    name: 'a lottery in a break',
    at: '/LotteryGamePage?gamecode=jsks',
    prepare: takeBreak,
    act: reads('您正在休息'),
  },
  { name: 'a deposit in a break', at: '/deposit', prepare: takeBreak, act: reads('您正在休息') },
  { name: 'protection in a break', at: '/protection', prepare: takeBreak, act: reads('您正在休息') },
  {
    name: 'a limit that waits to be raised',
    at: '/protection',
    prepare: async (phone) => {
      await protect({ action: 'limit', period: 'day', amount: '100' })(phone);
      await protect({ action: 'limit', period: 'day', amount: '' })(phone);
    },
    act: asItIs,
  },
  { name: 'asking for a break', at: '/protection', act: openDialog('开始休息', 'alertdialog') },
  { name: 'asking to close the account', at: '/protection', act: openDialog('关闭账户', 'alertdialog') },
  {
    name: 'a reality check',
    at: '/game-shell?url=https%3A%2F%2Fgames.example%2F',
    prepare: ({ page }) => page.clock.install(),
    act: async (page) => {
      await page.locator('iframe').waitFor();
      await page.clock.fastForward('01:01:00');
      await page.getByRole('alertdialog').waitFor();
    },
  },
];

const moneyForm = (name: string, { location: at, reach, fill, button }: Submission): Form => ({
  name,
  at,
  act: async (_, phone) => reach?.(phone),
  fill: (_, phone) => fill(phone),
  button,
});

/** All forms: with an error when submitted empty, busy while sending, and with an unknown outcome. */
export const forms: readonly Form[] = [
  {
    name: 'the login',
    at: '/login',
    member: 'visitor',
    act: asItIs,
    fill: fill({ 账号: 'demo888', 密码: 'demo8888' }),
    button: '登录',
  },
  {
    name: 'the registration',
    at: '/register',
    member: 'visitor',
    act: asItIs,
    fill: fill({
      账号: 'newbie2026',
      手机号: '13912345678',
      短信验证码: '123456',
      真实姓名: '王小明',
      密码: 'secret2026',
      确认密码: 'secret2026',
    }),
    button: '注册',
  },
  ...formPages.map(({ name, page: at, labels, valid }) => ({
    name: `the ${name}`,
    at,
    act: asItIs,
    fill: async (page: Page) => {
      for (const [field, label] of Object.entries(labels))
        await page.getByLabel(label, { exact: true }).fill(valid[field] ?? '');
    },
    button: '提交',
  })),
  {
    name: 'a bank card',
    at: '/addBankCard',
    act: asItIs,
    fill: inTurn(
      fill({ 姓名: '王小明', 开户行地址: '北京', 银行卡号: '6222020200112233445', 支付密码: FUND }),
      choose('银行'),
    ),
    button: '提交',
  },
  {
    name: 'an Alipay account',
    at: '/addBankCard',
    act: tab('支付宝'),
    fill: inTurn(
      fill({ 姓名: '王小明', 开户行地址: '北京', 支付宝账号: '13912345678', 支付密码: FUND }),
      (page) => page.getByRole('combobox', { name: '银行' }).selectOption('支付宝'),
    ),
    button: '提交',
  },
  {
    name: 'a USDT address',
    at: '/addUsdtCard',
    act: asItIs,
    fill: inTurn(fill({ USDT地址: 'TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC', 支付密码: FUND }), radio('TRC20')),
    button: '提交',
  },
  {
    name: 'a wallet',
    at: '/addUsdtCards',
    act: asItIs,
    fill: inTurn(
      fill({ PayWallet地址: 'TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC', 支付密码: FUND }),
      choose('钱包类型'),
    ),
    button: '提交',
  },
  moneyForm('an online deposit', deposits['online deposit']),
  moneyForm('a digital deposit', deposits['digital deposit']),
  moneyForm('a deposit by Alipay', deposits['Alipay deposit']),
  moneyForm('a bank deposit', deposits['bank deposit']),
  moneyForm('a withdrawal', withdrawals['withdrawal in CNY']),
  moneyForm('a withdrawal in USDT', withdrawals['withdrawal in virtual currency']),
  moneyForm('a transfer', transfersAndClaims['transfer in']),
  {
    name: 'a deposit limit',
    at: '/protection',
    act: asItIs,
    fill: (page) => page.getByRole('textbox', { name: /限额金额/ }).fill('100'),
    button: '保存限额',
  },
];

/** Pages whose tabs have different content. */
export const tabbedPages: readonly string[] = [
  '/',
  '/games',
  '/assets?type=0',
  '/bankCard',
  '/sponsor',
  '/activeList',
  '/deposit',
  '/withdraw',
];
