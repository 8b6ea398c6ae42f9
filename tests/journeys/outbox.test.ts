import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { ENTRY_VERSION } from '#machines/app/outbox/outboxEntry.ts';
import { memberKey } from '#machines/app/session/memberKey.ts';
import { overlaysSettled } from '#tests/journeys/pageTour.ts';
import { phonePerTest } from '#tests/support/browser.ts';
import { logIn, logInBehind, logInWithoutLoading, moveTo } from '#tools/browser/journeyLogin.ts';
import {
  button,
  MEMBER,
  toastOf,
  transfersAndClaims,
  withdrawals,
  type Submission,
} from '#tests/journeys/moneySubmissions.ts';

/** What has been sent is told or shown, whatever happens to its page, and is booked once. */
const phone = phonePerTest();
const withdrawal: Submission = withdrawals['withdrawal in CNY'];
const transfer: Submission = transfersAndClaims['transfer in'];

/** Long enough to do something while the answer is on its way, in ms. */
const ON_ITS_WAY_MS = 8000;
const nothingAsked = () => Promise.reject(new Error('It is counted without a request'));

/** Opens the form and fills it in; bookings are counted from here on. */
async function fillIn(submission: Submission) {
  const at = phone();
  await at.open(submission.location);
  await submission.reach?.(at);
  await submission.fill(at);
  const all = () => submission.count(at, nothingAsked);
  const before = await all();
  return {
    ...at,
    booked: async () => (await all()) - before,
    /** presses the button, and answers with this fault */
    send: async (fault: object) => {
      at.requestsFail = true;
      await at.sandbox('/sandbox/scenario', { path: submission.call, ...fault });
      await button(submission.button)(at).click();
    },
  };
}

/** The same for the member, who is logged in without the form. */
async function prepare(submission: Submission) {
  const { context, site, sandbox } = phone();
  await sandbox('/sandbox/app', { index_modal: 0 });
  await sandbox(`/sandbox/members/${MEMBER}`, { transferstatus: 0 });
  await logInBehind(context, site, MEMBER);
  return fillIn(submission);
}

const notice = () => phone().page.getByRole('region', { name: '结果未知' });
const strip = (role: 'link' | 'button') => phone().page.getByRole(role, { name: '1 笔交易结果未知' });

/** Sends it again from its notice, after which it is done and the notice gone. */
async function retry(submission: Submission) {
  const at = phone();
  await submission.refill?.(at);
  const done = submission.done(at).first().waitFor();
  await notice().getByRole('button', { name: '重试' }).click();
  await done;
  await notice().waitFor({ state: 'detached' });
}

test('a withdrawal with a 504 is there again after a reload, and is booked once', async () => {
  const { page, send, booked } = await prepare(withdrawal);
  await send({ effect: true, status: 504, garbage: 'html', times: 1 });
  await notice().waitFor();
  expect(await booked()).toBe(1);

  await page.reload();
  await notice().waitFor();
  expect(await notice().innerText()).toContain('¥123.45');
  await retry(withdrawal);
  expect(await booked()).toBe(1);
});

describe.each(Object.entries({ withdrawal, transfer }))('a %s on its way', (_, submission) => {
  test('is shown after a reload of its page, and is booked once', async () => {
    const { page, send, booked } = await prepare(submission);
    await send({ effect: true, delay: ON_ITS_WAY_MS, times: 1 });
    await expect.poll(booked).toBe(1);
    await page.reload();
    await notice().waitFor();
    await retry(submission);
    expect(await booked()).toBe(1);
  });

  test('is shown after a reload of another page, which leads to it', async () => {
    const { page, send, booked } = await prepare(submission);
    await send({ effect: true, delay: ON_ITS_WAY_MS, times: 1 });
    await expect.poll(booked).toBe(1);
    await page.evaluate(() => {
      window.location.hash = '#/faq';
    });
    await page.getByRole('heading', { level: 1, name: '帮助中心' }).waitFor();
    await page.reload();
    await strip('link').click();
    await notice().waitFor();
    await strip('link').waitFor({ state: 'detached' });
    await retry(submission);
    expect(await booked()).toBe(1);
  });
});

test('the outcome of a withdrawal is told at home after a 401 of the balance', async () => {
  const { page, send, booked, sandbox } = await prepare(withdrawal);
  await send({ delay: ON_ITS_WAY_MS, times: 1 });
  await sandbox('/sandbox/scenario', { path: '/api/balance', code: 401, times: 1 });
  await page.waitForURL((url) => url.hash === '#/');
  await toastOf(/^提现 ¥123\.45：提交成功，等待后台审核$/)(phone()).waitFor();
  expect(await booked()).toBe(1);
  expect(await page.evaluate(() => [localStorage.getItem('outbox'), sessionStorage.length])).toEqual([
    null,
    0,
  ]);
});

test('the outcome of a transfer is told after a crash of its page', async () => {
  const { page, send, booked, errors } = await prepare(transfer);
  await send({ delay: ON_ITS_WAY_MS, times: 1 });
  await page.evaluate(() => {
    // only the records page asks for it
    URLSearchParams.prototype.get = function (name) {
      if (name === 'type') throw new Error('a fault of the tab');
      return this.getAll(name)[0] ?? null;
    };
    window.location.hash = '#/assets?type=1';
  });
  await page.getByRole('alert').getByText('页面出错了，请重试').waitFor();
  await toastOf(/^转账 ¥12\.34：/)(phone()).waitFor();
  expect(await booked()).toBe(1);
  await expect.poll(() => errors.filter((line) => line.includes('a fault of the tab')).length).toBe(1);
  errors.splice(0, errors.length, ...errors.filter((line) => !line.includes('a fault of the tab')));
});

/** The line of a submission of the member without a known outcome, as the device has it. */
const lineOf = (kind: string, amount: string) => ({
  version: ENTRY_VERSION,
  key: 'key',
  kind,
  amount,
  at: Date.now(),
  owner: memberKey(MEMBER),
  state: 'unsettled',
});

test.each([
  ['cancelled', (page: Page) => page.getByRole('button', { name: '取消' }).click()],
  ['left by Back', (page: Page) => page.goBack()],
])('a question over the dialog of a transfer leaves the dialog when it is %s', async (_, decline) => {
  const { context } = phone();
  const line = JSON.stringify([lineOf('transfer', '12.34')]);
  await context.addInitScript((stored) => localStorage.setItem('outbox', stored), line);
  const { page, booked, send } = await prepare(transfer);
  await send({});
  const question = page.getByRole('alertdialog', { name: '上一笔结果未知，确定再提交一笔吗？' });
  await question.waitFor();
  await decline(page);
  await question.waitFor({ state: 'detached' });
  await toastOf(/已取消，本次未提交/)(phone()).waitFor();
  expect(await page.getByRole('dialog', { name: '额度转换' }).getByLabel('金额').inputValue()).toBe('12.34');
  expect(await booked()).toBe(0);
});

describe('the strip of what another window has left', () => {
  /** Opens a page and then has another window write the line of a withdrawal. */
  async function openBeside(path: string) {
    const { page, context, site, open, sandbox } = phone();
    await sandbox('/sandbox/app', { index_modal: 0 });
    await logInBehind(context, site, MEMBER);
    await open(path);
    await page.locator('main button').last().waitFor();
    await overlaysSettled(page);
    const places = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('main :is(a, button)')].map((one) => one.getBoundingClientRect().top),
      );
    const before = await places();
    const other = await context.newPage();
    await other.goto(`${site}/robots.txt`);
    await other.evaluate(
      (stored) => localStorage.setItem('outbox', stored),
      JSON.stringify([lineOf('withdrawal', '100')]),
    );
    await strip('button').waitFor();
    return { page, before, places };
  }

  test('moves nothing, and is above everything at the end of the page', async () => {
    const { page, before, places } = await openBeside('/faq');
    expect(await places()).toEqual(before);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const above = await strip('button').boundingBox();
    const last = await page.locator('main button').last().boundingBox();
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(above?.y ?? 0);
    expect(above?.height).toBeGreaterThanOrEqual(44);
    const bar = await page.getByRole('navigation', { name: '主导航' }).boundingBox();
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  });

  test('covers no button that is fixed to the foot of a page', async () => {
    const { page } = await openBeside('/activeInfo?id=1');
    const apply = await page.getByRole('button', { name: '点我申请' }).boundingBox();
    const above = await strip('button').boundingBox();
    expect((apply?.y ?? 0) + (apply?.height ?? 0)).toBeLessThanOrEqual(above?.y ?? 0);
  });
});

/** Logs out in the app. */
async function logOut() {
  const { page } = phone();
  await moveTo(page, '/userCenter');
  await page.getByRole('button', { name: '退出登录' }).click();
  await page
    .getByRole('alertdialog', { name: '退出登录' })
    .getByRole('button', { name: '退出', exact: true })
    .click();
  await page.waitForURL((url) => url.hash === '#/');
}

test('the next member sees nothing of it; the member finds it again, and is asked before the same', async () => {
  const at = phone();
  const { page, site, sandbox } = at;
  await sandbox('/sandbox/app', { index_modal: 0 });
  await logIn(page, site, MEMBER);
  const { send, booked } = await fillIn(withdrawal);
  await send({ effect: true, drop: true });
  await notice().waitFor();
  await sandbox('/sandbox/scenario', undefined, 'DELETE');

  await logOut();
  await logInWithoutLoading(page, 'demo888');
  for (const path of ['/userCenter', '/withdraw', '/assets?type=1']) {
    await moveTo(page, path);
    expect(await page.locator('body').innerText()).not.toContain('结果未知');
  }
  await logOut();
  await logInWithoutLoading(page, MEMBER);
  await strip('button').click();
  const dialog = page.getByRole('dialog', { name: '结果未知的交易' });
  expect(await dialog.innerText()).toContain('提现 ¥123.45');
  await dialog.getByRole('link', { name: '去核对' }).click();
  await page.getByRole('listitem').filter({ hasText: '可能是结果未知的这一笔' }).waitFor();
  await dialog.waitFor({ state: 'detached' });

  await moveTo(page, '/withdraw');
  await withdrawal.fill(at);
  const question = page.getByRole('alertdialog', { name: '上一笔结果未知，确定再提交一笔吗？' });
  const ask = async () => {
    await button(withdrawal.button)(at).click();
    await question.waitFor();
  };
  await ask();
  await page.goBack();
  await question.waitFor({ state: 'detached' });
  expect(page.url()).toMatch(/#\/withdraw$/);
  expect(await booked()).toBe(1);

  await withdrawal.fill(at);
  await ask();
  const done = withdrawal.done(at).first().waitFor();
  await question.getByRole('button', { name: '确定提交' }).click();
  await done;
  expect(await booked()).toBe(2);

  await moveTo(page, '/faq');
  await strip('button').click();
  await dialog.getByRole('button', { name: '已核对' }).click();
  await dialog.waitFor({ state: 'detached' });
  await strip('button').waitFor({ state: 'detached' });
});
