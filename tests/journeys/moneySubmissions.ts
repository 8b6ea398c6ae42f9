import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator } from 'playwright-core';
import type { Phone } from '#tests/support/browser.ts';
import { expect } from '#tools/browser/browserExpect.ts';

/** The member who submits. */
export const MEMBER = 'vip333';

/** A submission as a member makes it, up to pressing the button. */
export interface Submission {
  call: string;
  location: string;
  /** opens the form, if it is not on the page at once */
  reach?: (phone: Phone) => Promise<void>;
  fill: (phone: Phone) => Promise<void>;
  /** the name of the submit button */
  button: string;
  /** the element on which Enter is held down; by default the button */
  field?: (phone: Phone) => Locator;
  /** what the member sees on success */
  done: (phone: Phone) => Locator;
  /** what the member sees on another page on success, if it is not `done` */
  doneAway?: (phone: Phone) => Promise<void>;
  /** shown if no response arrives (spec 2 §8) */
  unknownText?: string;
  /** the number of these submissions in the database for the member */
  count: (phone: Phone, ask: Ask) => Promise<number>;
  /** enters the password again if a retry requires it */
  refill?: (phone: Phone) => Promise<void>;
  /** sets up the operator's configuration */
  setUp?: (phone: Phone) => Promise<void>;
}

/** Sends a request to the site with the page's session. */
export type Ask = (path: string, body: object) => Promise<unknown>;

/** The sandbox's data of the member. */
const heldOf = async ({ sandbox }: Phone) =>
  (await sandbox(`/sandbox/members/${MEMBER}`, undefined, 'GET')) as {
    pending: string[];
    booked: Record<string, number>;
  };

/** Counts submissions pending review by the prefix of their numbers: CK deposits, TX withdrawals. */
const reviews =
  (prefix: 'CK' | 'TX'): Submission['count'] =>
  async (at) =>
    (await heldOf(at)).pending.filter((number) => number.startsWith(prefix)).length;

/** Counts the ledger's bookings of a kind. */
const bookings =
  (kind: string): Submission['count'] =>
  async (at) =>
    (await heldOf(at)).booked[kind] ?? 0;

export const button = (name: string) => (at: Phone) => at.page.getByRole('button', { name, exact: true });
export const toastOf = (text: RegExp) => (at: Phone) => at.page.getByRole('status').filter({ hasText: text });
const field = (name: string) => (at: Phone) => at.page.getByRole('textbox', { name });
const depositAmount = field('充值金额');
const transferAmount = field('金额');
const withdrawalAmount = field('提现金额');
const tab = ({ page }: Phone, name: string) => page.getByRole('tab', { name }).click();

/** Recharges that display payment info: in a dialog on the page, or by a toast on another page. */
const paidByCode = {
  call: '/api/recharge',
  location: '/deposit',
  button: '确认充值',
  field: depositAmount,
  done: ({ page }) => page.getByRole('dialog', { name: '充值信息' }),
  doneAway: (at) => toastOf(/充值订单已生成，单号 CK\d+/)(at).waitFor(),
  count: reviews('CK'),
} as const satisfies Partial<Submission>;

const fill = (at: Phone) => depositAmount(at).fill('250');
const reachOffline = (name: string) => async (at: Phone) => {
  await tab(at, '线下支付');
  await at.page.getByRole('radio', { name }).check();
};

/** Every kind of deposit. */
export const deposits = {
  'online deposit': {
    call: '/api/process',
    location: '/deposit',
    fill: (at) => depositAmount(at).fill('300'),
    button: '立即充值',
    field: depositAmount,
    done: ({ page }) => page.getByRole('heading', { name: '支付页面已打开' }),
    // its payment page opens in the window that the click has reserved
    doneAway: async ({ context }) => {
      const opened = () => context.pages().find((page) => page.url().includes('/sandbox/pay'));
      // polls, because responses to other calls keep arriving whether the window opens or not
      await expect.poll(() => opened() !== undefined).toBe(true);
    },
    unknownText: '提交失败，请稍后再试',
    count: reviews('CK'),
  },
  'digital deposit': {
    ...paidByCode,
    reach: (at) => tab(at, '数字货币'),
    fill: (at) => depositAmount(at).fill('640'),
  },
  'Alipay deposit': { ...paidByCode, reach: reachOffline('支付宝'), fill },
  'WeChat deposit': { ...paidByCode, reach: reachOffline('微信'), fill },
  'bank deposit': {
    ...paidByCode,
    reach: reachOffline('银行卡'),
    async fill(at) {
      await fill(at);
      for (const name of ['存款人姓名', '银行类型', '银行卡号', '开户行地址'])
        await field(name)(at).fill('6222021234567890');
    },
    done: toastOf(/操作成功，等待工作人员审核！/),
    doneAway: (at) => toastOf(/操作成功，等待工作人员审核！/)(at).waitFor(),
  },
} satisfies Record<string, Submission>;

function transfer(out: boolean): Submission {
  return {
    call: '/api/transfer',
    location: `/assets?type=${out ? 3 : 2}`,
    async reach(at) {
      await button('额度转换')(at).click();
      if (out) {
        await button('切换方向')(at).click();
        await at.page.getByRole('dialog').getByLabel('平台').selectOption('pp');
      }
    },
    fill: (at) => transferAmount(at).fill('12.34'),
    button: '确认转账',
    field: transferAmount,
    done: toastOf(/成功/),
    count: bookings(out ? 'transferOut' : 'transferIn'),
  };
}

/** Every transfer between wallets, and every claim. */
export const transfersAndClaims = {
  'transfer in': transfer(false),
  'transfer out': transfer(true),
  'rebate claim': {
    call: '/api/dofanshui',
    location: '/assets?type=5',
    fill: ({ page }) => page.getByRole('list', { name: '记录' }).waitFor(),
    button: '领取返水',
    done: toastOf(/成功/),
    count: bookings('rebate'),
  },
  'red packet on /welfare': {
    call: '/api/douserredpacket',
    location: '/welfare',
    fill: ({ page }) => page.getByText(/^剩余次数 \d+$/).waitFor(),
    button: '立即领取',
    done: toastOf(/恭喜您获得/),
    unknownText: '服务器异常，请稍后再试',
    count: async (_, ask) => ((await ask('/api/redpacket', { page: 1 })) as { total: number }).total,
  },
} satisfies Record<string, Submission>;

const FUND_PASSWORD = '888888';
const fillPassword = ({ page }: Phone) => page.getByLabel('支付密码', { exact: true }).fill(FUND_PASSWORD);

function withdrawal(kind: string | null): Submission {
  return {
    call: '/api/withdraw',
    location: '/withdraw',
    ...(kind !== null && { reach: (at) => tab(at, kind) }),
    async fill(at) {
      await at.page.getByRole('radio').first().check();
      await withdrawalAmount(at).fill('123.45');
      await fillPassword(at);
    },
    refill: fillPassword,
    button: '确认提现',
    field: withdrawalAmount,
    done: toastOf(/提交成功，等待后台审核/),
    count: reviews('TX'),
  };
}

/** A disabled setting as it appears in the minified build. */
const SETTING = 'withdrawToAddress:!1';
const textOf = (name: string) => readFileSync(join('dist/assets', name), 'utf8');

/** Serves the site as built by an operator who enables the third withdrawal method (D23, docs/deploy.md). */
async function withAddressTab({ context }: Phone): Promise<void> {
  const [file, ...others] = readdirSync('dist/assets').filter((name) => textOf(name).includes(SETTING));
  if (file === undefined || others.length > 0) throw new Error(`The build says ${SETTING} elsewhere`);
  const body = textOf(file).replace(SETTING, 'withdrawToAddress:!0');
  await context.route(`**/assets/${file}`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  );
}

/** Every kind of withdrawal. */
export const withdrawals = {
  'withdrawal in CNY': withdrawal(null),
  'withdrawal in virtual currency': withdrawal('虚拟币提现'),
  'withdrawal to a USDT address': {
    ...withdrawal('USDT地址提现'),
    setUp: withAddressTab,
    async fill(at) {
      await at.page.getByRole('textbox', { name: 'USDT地址' }).fill(`0x${'5a'.repeat(20)}`);
      await withdrawalAmount(at).fill('123.45');
      await fillPassword(at);
    },
  },
} satisfies Record<string, Submission>;
