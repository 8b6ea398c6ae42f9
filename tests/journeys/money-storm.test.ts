import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { phonePerTest, type Phone } from '#tests/support/browser.ts';

const phone = phonePerTest();
const MEMBER = 'vip333';
const PASSWORD = 'demo8888';
const FUND_PASSWORD = '888888';
/** No call waits longer for its answer (spec 1 §9). */
const TIMEOUT_MS = 30_000;

/** A submission as a member makes it, up to its press. */
interface Submission {
  call: string;
  location: string;
  fill: (phone: Phone) => Promise<void>;
  /** the control that sends it */
  press: (phone: Phone) => Locator;
  /** what Enter is held down on */
  field: (phone: Phone) => Locator;
  /** the records of it in the database, by the call and type that list them */
  records: { call: string; body: Record<string, unknown> };
  /** types a password again where a retry needs it */
  refill?: (phone: Phone) => Promise<void>;
}

const amountOf = ({ page }: Phone) => page.getByRole('textbox', { name: '充值金额' });
const transactions = (type: number) => ({
  call: '/api/gettransrecord',
  body: { api_type: '', date: 4, page: 1, type },
});
const button = (name: string) => (at: Phone) => at.page.getByRole('button', { name, exact: true });
const fillFundPassword = ({ page }: Phone) =>
  page.getByLabel('支付密码', { exact: true }).fill(FUND_PASSWORD);

async function openTransfer(at: Phone, out: boolean): Promise<void> {
  await button('额度转换')(at).click();
  if (out) {
    await button('切换方向')(at).click();
    await at.page.getByRole('dialog').getByLabel('平台').selectOption('pp');
  }
  await at.page.getByRole('textbox', { name: '金额' }).fill('12.34');
}

const submissions: Record<string, Submission> = {
  withdrawal: {
    call: '/api/withdraw',
    location: '/withdraw',
    async fill(at) {
      await at.page.getByRole('radio').first().check();
      await at.page.getByRole('textbox', { name: '提现金额' }).fill('123.45');
      await fillFundPassword(at);
    },
    refill: fillFundPassword,
    press: button('确认提现'),
    field: ({ page }) => page.getByRole('textbox', { name: '提现金额' }),
    records: transactions(2),
  },
  'online deposit': {
    call: '/api/process',
    location: '/deposit',
    fill: (at) => amountOf(at).fill('300'),
    press: button('立即充值'),
    field: amountOf,
    records: transactions(6),
  },
  'digital deposit': {
    call: '/api/recharge',
    location: '/deposit',
    async fill(at) {
      await at.page.getByRole('tab', { name: '数字货币' }).click();
      await amountOf(at).fill('640');
    },
    press: button('确认充值'),
    field: amountOf,
    records: transactions(1),
  },
  'bank deposit': {
    call: '/api/recharge',
    location: '/deposit',
    async fill(at) {
      await at.page.getByRole('tab', { name: '线下支付' }).click();
      await at.page.getByRole('radio', { name: '银行卡' }).check();
      for (const name of ['存款人姓名', '银行类型', '银行卡号', '开户行地址'])
        await at.page.getByRole('textbox', { name }).fill('6222021234567890');
      await amountOf(at).fill('250');
    },
    press: button('确认充值'),
    field: amountOf,
    records: transactions(1),
  },
  'transfer in': {
    call: '/api/transfer',
    location: '/assets?type=2',
    fill: (at) => openTransfer(at, false),
    press: button('确认转账'),
    field: ({ page }) => page.getByRole('textbox', { name: '金额' }),
    records: transactions(3),
  },
  'transfer out': {
    call: '/api/transfer',
    location: '/assets?type=3',
    fill: (at) => openTransfer(at, true),
    press: button('确认转账'),
    field: ({ page }) => page.getByRole('textbox', { name: '金额' }),
    records: transactions(4),
  },
  'red packet': {
    call: '/api/douserredpacket',
    location: '/welfare',
    fill: async ({ page }) => {
      await page.getByText(/^剩余次数 \d+$/).waitFor();
    },
    press: button('立即领取'),
    field: button('立即领取'),
    records: { call: '/api/redpacket', body: { page: 1 } },
  },
};

/** How many records of it the database holds, asked with the page's own session. */
async function booked({ site, page }: Phone, { records }: Submission): Promise<number> {
  const token = await page.evaluate(() => sessionStorage.getItem('token'));
  const response = await fetch(site + records.call, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify(records.body),
  });
  const { data } = (await response.json()) as { data: { total: number } };
  return data.total;
}

/** The idempotency keys that its call was sent with, in order. */
async function keysSent({ sandbox }: Phone, { call }: Submission): Promise<(string | null)[]> {
  const log = (await sandbox('/sandbox/requests', undefined, 'GET')) as {
    path: string;
    idempotencyKey: string | null;
  }[];
  return log.filter(({ path }) => path === call).map(({ idempotencyKey }) => idempotencyKey);
}

/** Logs in, fills the form and answers how many records there were before. */
async function prepare(at: Phone, submission: Submission): Promise<number> {
  const { page, open, sandbox } = at;
  await sandbox(`/sandbox/members/${MEMBER}`, { transferstatus: 0 });
  await open('/login');
  await page.getByRole('textbox', { name: '账号' }).fill(MEMBER);
  await page.getByLabel('密码', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: '登录' }).click();
  await page.waitForURL((url) => url.hash === '#/');
  await open(submission.location);
  await submission.fill(at);
  return booked(at, submission);
}

/** Waits until it is booked: once, and sent once. */
async function expectBookedOnce(at: Phone, submission: Submission, before: number): Promise<void> {
  await expect.poll(() => booked(at, submission), { timeout: 8000 }).toBe(before + 1);
  expect(await keysSent(at, submission)).toHaveLength(1);
}

const unsettled = ({ page }: Phone) => page.getByRole('region', { name: '结果未知' });

async function retry(at: Phone, submission: Submission): Promise<void> {
  await unsettled(at).waitFor();
  await at.sandbox('/sandbox/scenario', undefined, 'DELETE');
  expect(await unsettled(at).getByRole('link').getAttribute('href')).toContain('#/assets?type=');
  await submission.refill?.(at);
  await unsettled(at).getByRole('button', { name: '重试' }).click();
  await unsettled(at).waitFor({ state: 'detached' });
}

/** The browser itself sends again what a dropped connection took, under the same key as well. */
async function expectOneKey(at: Phone, submission: Submission, least: number): Promise<void> {
  const keys = await keysSent(at, submission);
  expect(keys.length).toBeGreaterThanOrEqual(least);
  expect(new Set(keys).size).toBe(1);
  expect(keys[0]).toMatch(/^[\da-f-]{36}$/);
}

describe.each(Object.entries(submissions))('a storm over the %s', (_, submission) => {
  test('a double tap books once', async () => {
    const at = phone();
    const before = await prepare(at, submission);
    await at.sandbox('/sandbox/scenario', { path: submission.call, delay: 300, times: 5 });
    await submission.press(at).dblclick();
    await expectBookedOnce(at, submission, before);
  });

  test('Enter held down books once', async () => {
    const at = phone();
    const before = await prepare(at, submission);
    await at.sandbox('/sandbox/scenario', { path: submission.call, delay: 300, times: 20 });
    await submission.field(at).focus();
    for (let repeat = 0; repeat < 12; repeat += 1) await at.page.keyboard.down('Enter');
    await at.page.keyboard.up('Enter');
    await expectBookedOnce(at, submission, before);
  });

  test('a dropped answer is of unknown fate, and its retry books nothing twice', async () => {
    const at = phone();
    const before = await prepare(at, submission);
    await at.sandbox('/sandbox/scenario', { path: submission.call, effect: true, drop: true });
    await submission.press(at).click();
    await retry(at, submission);
    expect(await booked(at, submission)).toBe(before + 1);
    await expectOneKey(at, submission, 2);
    at.errors.splice(0);
  });

  test('a request that never arrived is booked by its retry', async () => {
    const at = phone();
    const before = await prepare(at, submission);
    await at.sandbox('/sandbox/scenario', { path: submission.call, drop: true });
    await submission.press(at).click();
    await unsettled(at).waitFor();
    expect(await booked(at, submission)).toBe(before);
    await retry(at, submission);
    expect(await booked(at, submission)).toBe(before + 1);
    await expectOneKey(at, submission, 2);
    at.errors.splice(0);
  });

  test('no answer in 30 s is of unknown fate, and its retry books nothing twice', async () => {
    const at = phone();
    await at.page.clock.install();
    const before = await prepare(at, submission);
    await at.sandbox('/sandbox/scenario', {
      path: submission.call,
      effect: true,
      delay: 2 * TIMEOUT_MS,
      times: 1,
    });
    await submission.press(at).click();
    await expect.poll(() => keysSent(at, submission), { timeout: 8000 }).toHaveLength(1);
    await at.page.clock.fastForward(TIMEOUT_MS + 100);
    await retry(at, submission);
    expect(await booked(at, submission)).toBe(before + 1);
    await expectOneKey(at, submission, 2);
    at.errors.splice(0);
  });

  test('a 401 in the middle opens the expiry dialog and books at most once', async () => {
    const at = phone();
    const before = await prepare(at, submission);
    await at.sandbox('/sandbox/scenario', { path: submission.call, code: 401, times: 1 });
    await submission.press(at).click();
    await at.page.getByRole('alertdialog', { name: '认证失败' }).waitFor();
    expect(await booked(at, submission)).toBe(before);
    await expectOneKey(at, submission, 1);
  });

  test('leaving the page does not cancel it, and its result is told', async () => {
    const at = phone();
    const before = await prepare(at, submission);
    await at.sandbox('/sandbox/scenario', { path: submission.call, delay: 1200, times: 1 });
    const opened = at.context.waitForEvent('page', { timeout: 5000 }).catch(() => null);
    await submission.press(at).click();
    await at.page.evaluate(() => {
      window.location.hash = '#/faq';
    });
    await at.page.getByRole('heading', { level: 1, name: '帮助中心' }).waitFor();
    if (submission.call === '/api/process') {
      // an online deposit is told by its payment page
      const paying = await opened;
      if (paying === null) throw new Error('The payment page was not opened');
      await paying.waitForURL(/\/sandbox\/pay/);
    } else {
      await at.page
        .getByRole('status')
        .filter({ hasText: /成功|订单已生成|恭喜/ })
        .waitFor();
    }
    expect(await booked(at, submission)).toBe(before + 1);
    await expectOneKey(at, submission, 1);
    expect(at.page.url()).toMatch(/#\/faq$/);
  });
});

test('a rebate is claimed once under a double tap, Enter and a dropped answer', async () => {
  const at = phone();
  const { page, open, sandbox } = at;
  const claims = async () => {
    const member = (await sandbox(`/sandbox/members/${MEMBER}`, undefined, 'GET')) as {
      booked: Record<string, number>;
    };
    return member.booked['rebate'] ?? 0;
  };
  await open('/login');
  await page.getByRole('textbox', { name: '账号' }).fill(MEMBER);
  await page.getByLabel('密码', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: '登录' }).click();
  await page.waitForURL((url) => url.hash === '#/');
  const before = await claims();
  await open('/assets?type=5');
  const claim = page.getByRole('button', { name: '领取返水' });
  await page.getByText('待领取').first().waitFor();
  await sandbox('/sandbox/scenario', {
    path: '/api/dofanshui',
    effect: true,
    drop: true,
    delay: 300,
  });
  await claim.dblclick();
  await page.keyboard.press('Enter');
  await unsettled(at).waitFor();
  await sandbox('/sandbox/scenario', undefined, 'DELETE');
  await unsettled(at).getByRole('button', { name: '重试' }).click();
  await unsettled(at).waitFor({ state: 'detached' });
  expect(await claims()).toBe(before + 1);
  await claim.click();
  await page.getByRole('status').filter({ hasText: '暂无领取额度！' }).waitFor();
  expect(await claims()).toBe(before + 1);
  at.errors.splice(0);
});
