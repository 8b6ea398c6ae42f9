import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { scanScreen } from '#tests/journeys/accessibility.ts';
import { phonePerTest, type Phone } from '#tests/support/browser.ts';
import { formPages } from '#tests/support/forms.ts';
import {
  deposits,
  transfersAndClaims,
  withdrawals,
  type Submission,
} from '#tests/journeys/moneySubmissions.ts';
import { comeTo, startTour, type Shown } from '#tests/journeys/pageTour.ts';
import { sampleOf } from '#tests/support/sample.ts';

const phone = phonePerTest();

type Act = (page: Page, phone: Phone) => Promise<unknown>;

interface Opening {
  /** the member who is logged in; the demo member by default */
  member?: string | null;
  /** the expected state of the page before `act`; fully loaded by default */
  shown?: Shown;
  /** runs before the page is opened */
  prepare?: Act;
}

async function openMoment(at: string, { member = 'demo888', shown, prepare }: Opening = {}): Promise<void> {
  await startTour(phone(), member);
  await prepare?.(phone().page, phone());
  await comeTo(phone().page, at, shown);
}

const inTurn =
  (...acts: readonly Act[]): Act =>
  async (page, at) => {
    for (const act of acts) await act(page, at);
  };
const asItIs: Act = () => Promise.resolve();
const reads =
  (text: string | RegExp): Act =>
  (page) =>
    page.getByText(text).first().waitFor();
const sees =
  (role: Parameters<Page['getByRole']>[0], name: string | RegExp = /./): Act =>
  (page) =>
    page.getByRole(role, { name }).waitFor();
const press =
  (name: string | RegExp): Act =>
  (page) =>
    page.getByRole('button', { name }).filter({ visible: true }).first().click();
const openDialog = (name: string | RegExp) => inTurn(press(name), sees('dialog'));
const openQuestion = (name: string) => inTurn(press(name), sees('alertdialog'));
const tab =
  (name: string): Act =>
  (page) =>
    page.getByRole('tab', { name, exact: true }).click();
const fill =
  (texts: Readonly<Record<string, string>>): Act =>
  async (page) => {
    for (const [name, text] of Object.entries(texts))
      await page
        .getByLabel(name, { exact: true })
        .and(page.locator('input:visible, textarea:visible'))
        .fill(text);
  };
const choose =
  (name: string, option: string | { index: number } = { index: 1 }): Act =>
  (page) =>
    page.getByRole('combobox', { name }).filter({ visible: true }).first().selectOption(option);
const search =
  (text: string): Act =>
  (page) =>
    page.getByRole('searchbox').fill(text);
const onSandbox =
  (path: string, body: object): Act =>
  (_, { sandbox }) =>
    sandbox(`/sandbox/${path}`, body);
const reload: Act = (page) => page.reload();
/** Sets the red packet's hours relative to now. */
const redPackets = (fromMs: number, toMs: number): Act =>
  onSandbox('settings', { redPacketStart: Date.now() + fromMs, redPacketEnd: Date.now() + toMs });
const DAY_MS = 86_400_000;
const holdTime: Act = (page) => page.clock.install();
const passTime =
  (time: number | string): Act =>
  (page) =>
    page.clock.fastForward(time);

/** Changes the member's protection by a request with this phone's session. */
const protect =
  (change: object): Act =>
  async (page, { site }) => {
    const token = await page.evaluate(() => window.sessionStorage.getItem('token'));
    const headers = { Authorization: `Bearer ${token}` };
    await page.request.post(`${site}/api/player-protection`, { data: change, headers });
  };
const takeBreak: Opening = { prepare: protect({ action: 'break', days: 1 }) };
const RESTING = reads('您正在休息');

const crash: Act = (page, { errors }) => {
  // the crash is intended, and logged to the console
  Object.defineProperty(errors, 'push', { value: () => errors.length });
  return page.evaluate(() => {
    // only the red packet's hours use it
    Date.UTC = () => {
      throw new Error('a fault');
    };
  });
};
const loseNetwork: Act = async (page, at) => {
  at.requestsFail = true;
  await at.context.setOffline(true);
  await page.getByRole('alert').getByText('网络已断开').waitFor();
};
const openAnswer: Act = async (page) => {
  await page.locator('main button[aria-expanded="false"]').first().click();
  await page.locator('main button[aria-expanded="true"]').first().waitFor();
};

const GAME = '/gamePage?name=pp&type=6&code=vs20fruit';
const FRAME = '/game-shell?url=https%3A%2F%2Fgames.example%2F';
const PLAYS = inTurn(press('继续打开'), (page) => page.locator('iframe').waitFor());

const FUND = { 支付密码: '888888' };
const ADDRESS = 'TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC';
/** The strip comes with the first press. */
const UNPAID = inTurn(press(/(隐藏|显示)余额/), reads(/^待支付/));
const haveSavedGames: Act = (page) => page.evaluate(() => window.localStorage.setItem('savedGames', 'true'));
const NEW_PHONE = '13912345678';
const registerAnew: Act = async (page, at) => {
  const texts = { 账号: 'newbie2026', 手机号: NEW_PHONE, 真实姓名: '王小明', 密码: 'secret2026' };
  await fill({ ...texts, 确认密码: 'secret2026' })(page, at);
  await press('获取验证码')(page, at);
  const code = async () => {
    const sent = await at.sandbox(`/sandbox/sms/${NEW_PHONE}`, undefined, 'GET');
    return /\d{4,6}/.exec(JSON.stringify(sent))?.[0] ?? '';
  };
  await expect.poll(code).not.toBe('');
  await fill({ 短信验证码: await code() })(page, at);
  await press('注册')(page, at);
  await reads(/^注册成功/)(page, at);
};

/** States that overlay or change a whole page: name, location, and how to reach it. */
const moments: readonly [name: string, at: string, act: Act, opening?: Opening][] = [
  ['the menu', '/userCenter', openDialog('菜单')],
  ['a visitor’s menu', '/about', openDialog('菜单'), { member: null }],
  ['customer service', '/faq', inTurn(press('客服'), sees('menuitem', '在线客服'))],
  ['the logout', '/userCenter', openQuestion('退出登录')],
  [
    'the end of the session',
    '/vip',
    inTurn(onSandbox('scenario', { path: '/api/user', code: 401 }), reload, sees('alertdialog', '认证失败')),
  ],
  ['the welcome', '/', inTurn(onSandbox('app', { index_modal: 1 }), reload, sees('dialog'))],
  [
    'maintenance',
    '/about',
    inTurn(onSandbox('app', { site_state: 0 }), reload, sees('heading', '系统维护中')),
  ],
  ['no network', '/about', loseNetwork],
  ['a page that crashed', '/hongbao', asItIs, { shown: 'failed', prepare: crash }],
  ['no such page', '/nowhere', asItIs],
  ['unbinding', '/bankCard', openQuestion('解绑')],
  ['a record', '/assets?type=6', openDialog(/支付成功/)],
  ['the payment of a record', '/assets?type=0', openDialog(/^继续支付/)],
  ['an unpaid order', '/userCenter', UNPAID],
  ['the payment of an unpaid order', '/userCenter', inTurn(UNPAID, openDialog(/^待支付/))],
  ['a member who has just registered', '/register', registerAnew, { member: null }],
  ['saved games on the home page', '/', sees('tab', '最近在玩'), { prepare: haveSavedGames }],
  ['too much for a withdrawal', '/withdraw', inTurn(fill({ 提现金额: '99999999' }), reads(/^超过可提余额/))],
  [
    'an address of another network',
    '/addUsdtCard',
    inTurn(
      (page) => page.getByRole('radio', { name: 'ERC20' }).check({ force: true }),
      fill({ USDT地址: ADDRESS, ...FUND }),
      press('提交'),
      sees('button', '切换为TRC20'),
    ),
  ],
  ['all money recovered', '/userCenter', inTurn(press('一键下分'), reads(/^(已下分|下分成功)/))],
  ['the kinds of wallets', '/withdraw', inTurn(tab('虚拟币提现'), openDialog('添加钱包'))],
  [
    'a deposit’s address',
    '/deposit',
    inTurn(tab('数字货币'), fill({ 充值金额: '100' }), openDialog('确认充值')),
  ],
  ['an opened question', '/faq', openAnswer],
  ['a search for games', '/games', inTurn(search('a'), reads(/找到|共/))],
  ['a search without a result', '/games', inTurn(search('没有这个游戏'), reads(/没有找到|暂无/))],
  ['a hidden balance', '/userCenter', press(/(隐藏|显示)余额/)],
  ['a red packet won', '/hongbao', openDialog('立即抢')],
  ['no red packet left', '/hongbao', openDialog('立即抢'), { member: 'zero000' }],
  [
    'red packets that have not begun',
    '/hongbao',
    sees('dialog'),
    { prepare: redPackets(DAY_MS, 2 * DAY_MS) },
  ],
  ['red packets that are over', '/hongbao', sees('dialog'), { prepare: redPackets(-2 * DAY_MS, -DAY_MS) }],
  ['a long queue', GAME, inTurn(passTime(10_500), reads('当前排队人数较多')), { prepare: holdTime }],
  ['a game without an address', '/game-shell?url=javascript%3A1', reads('无法加载游戏链接，请返回首页。')],
  ['a game in its frame', FRAME, PLAYS],
  ['a game in a break', GAME, RESTING, { ...takeBreak, shown: 'failed' }],
  ['a lottery in a break', '/LotteryGamePage?gamecode=jsks', RESTING, takeBreak],
  ['a deposit in a break', '/deposit', RESTING, takeBreak],
  ['protection in a break', '/protection', RESTING, takeBreak],
  [
    'a limit that waits to be raised',
    '/protection',
    reads(/^待取消限额/),
    {
      prepare: inTurn(
        protect({ action: 'limit', period: 'day', amount: '100' }),
        protect({ action: 'limit', period: 'day', amount: '' }),
      ),
    },
  ],
  ['asking for a break', '/protection', openQuestion('开始休息')],
  ['asking to close the account', '/protection', openQuestion('关闭账户')],
  ['a reality check', FRAME, inTurn(PLAYS, passTime('01:01:00'), sees('alertdialog')), { prepare: holdTime }],
];

type Form = [name: string, at: string, button: string, fill: Act, reach?: Act, opening?: Opening];

const moneyForm = (name: string, submission: Submission): Form => [
  name,
  submission.location,
  submission.button,
  (_, at) => submission.fill(at),
  async (_, at) => submission.reach?.(at),
];

/** Every form, with its valid values and its submit button. */
const forms: readonly Form[] = [
  ['the login', '/login', '登录', fill({ 账号: 'demo888', 密码: 'demo8888' }), asItIs, { member: null }],
  [
    'the registration',
    '/register',
    '注册',
    fill({
      账号: 'newbie2026',
      手机号: '13912345678',
      短信验证码: '123456',
      真实姓名: '王小明',
      密码: 'secret2026',
      确认密码: 'secret2026',
    }),
    asItIs,
    { member: null },
  ],
  ...formPages.map(({ name, page, labels, valid }): Form => {
    const texts = Object.entries(labels).map(([field, label]) => [label, valid[field] ?? '']);
    return [`the ${name}`, page, '提交', fill(Object.fromEntries(texts) as Record<string, string>)];
  }),
  [
    'a bank card',
    '/addBankCard',
    '提交',
    inTurn(
      fill({ 姓名: '王小明', 开户行地址: '北京', 银行卡号: '6222020200112233445', ...FUND }),
      choose('银行'),
    ),
  ],
  [
    'an Alipay account',
    '/addBankCard',
    '提交',
    inTurn(
      fill({ 姓名: '王小明', 开户行地址: '北京', 支付宝账号: '13912345678', ...FUND }),
      choose('银行', '支付宝'),
    ),
    tab('支付宝'),
  ],
  [
    'a USDT address',
    '/addUsdtCard',
    '提交',
    inTurn(fill({ USDT地址: ADDRESS, ...FUND }), (page) =>
      page.getByRole('radio', { name: 'TRC20' }).filter({ visible: true }).first().check({ force: true }),
    ),
  ],
  [
    'a wallet',
    '/addUsdtCards',
    '提交',
    inTurn(fill({ PayWallet地址: ADDRESS, ...FUND }), choose('钱包类型', 'TRC20')),
  ],
  moneyForm('an online deposit', deposits['online deposit']),
  moneyForm('a digital deposit', deposits['digital deposit']),
  moneyForm('a deposit by Alipay', deposits['Alipay deposit']),
  moneyForm('a bank deposit', deposits['bank deposit']),
  moneyForm('a withdrawal', withdrawals['withdrawal in CNY']),
  moneyForm('a withdrawal in USDT', withdrawals['withdrawal in virtual currency']),
  moneyForm('a transfer', transfersAndClaims['transfer in']),
  ['a deposit limit', '/protection', '保存限额', fill({ 每日限额金额: '100' })],
];

const named = <Row extends [name: string, ...unknown[]]>(rows: readonly Row[], ...names: string[]) =>
  sampleOf(rows, (all) => all.filter(([name]) => names.includes(name)));

describe('accessible at every moment', () => {
  test.each(named(moments, 'the menu', 'a deposit’s address'))('%s', async (name, at, act, opening) => {
    await openMoment(at, opening);
    await act(phone().page, phone());
    expect(await scanScreen(phone().page, name)).toEqual([]);
  });

  test.each(named(forms, 'the login'))(
    '%s, refused, sent and lost',
    async (name, at, button, fillIn, reach, opening) => {
      const { page, context } = phone();
      const send = page.getByRole('button', { name: button, exact: true }).filter({ visible: true }).first();
      const busy = page.locator('button[aria-busy="true"]').filter({ visible: true }).first();
      const found: string[] = [];
      await openMoment(at, opening);
      await reach?.(page, phone());
      await send.click();
      await page.locator('[aria-invalid="true"]').filter({ visible: true }).first().waitFor();
      const isAtFault = () => document.activeElement?.closest('[aria-invalid="true"]') !== null;
      if (!(await page.evaluate(isAtFault))) found.push(`${name}: the focus is not at what was refused`);
      found.push(...(await scanScreen(page, `${name}, refused`)));
      await fillIn(page, phone());
      phone().requestsFail = true;
      const held: (() => Promise<void>)[] = [];
      await context.route(/\/api\/(?!app$|user$|balance$)/, (route) => {
        held.push(() => route.abort('connectionreset'));
      });
      await send.click();
      await busy.waitFor();
      found.push(...(await scanScreen(page, `${name}, sent`)));
      for (const lose of held.splice(0)) await lose();
      await busy.waitFor({ state: 'detached' });
      found.push(...(await scanScreen(page, `${name}, lost`)));
      expect(found).toEqual([]);
    },
  );
});
