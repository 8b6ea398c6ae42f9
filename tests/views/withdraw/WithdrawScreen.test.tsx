import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { beijingText } from '#lib/beijingTime.ts';
import { pageSettings } from '#pageSettings';
import { expectAt, expectButton, expectSameKey, expectToast, userAnswer } from '#tests/support/driver.ts';
import { START_MS } from '#tools/paths/steppedClock.ts';
import { renderOnSandbox, type RenderedDriver } from '#tests/support/renderedDriver.tsx';

const CALL = '/api/withdraw';
const ACCOUNTS = '/api/getcard';
const RECORDS = '/api/gettransrecord';
const BANK = '工商银行 **** **** **** 3445';
const DONE = '提交成功，等待后台审核';
const MONEY = { balance: '1234567890123456.78', mbalance: '300.1' };
const TERMS = { withdrawusdtrate: '6.42', withdrawcashfee: '5.00', withdrawfeeusdttrc: '1.00' };

let app: RenderedDriver;
beforeEach(() => {
  app = renderOnSandbox();
});
afterEach(() => app.close());

/** Opens the page of a member with one account of each kind; withdrawals and records stay pending. */
async function openWithdraw() {
  await app.calls.always('/api/user', userAnswer(MONEY.balance, { ...MONEY, ...TERMS }));
  await app.calls.always('/api/balance', { code: 200, data: MONEY });
  await app.open('/withdraw', { member: true, hold: [CALL, RECORDS] });
  await app.sees('tab', '人民币提现');
  return userEvent.setup({ delay: null });
}

const amount = () => screen.getByRole<HTMLInputElement>('textbox', { name: '提现金额' });
const password = () => screen.getByLabelText<HTMLInputElement>('支付密码', { selector: 'input' });
const confirm = () => screen.getByRole('button', { name: '确认提现' });
const account = () => screen.getByRole<HTMLInputElement>('radio');
const sent = () => app.calls.made(CALL);

async function fill(user: Awaited<ReturnType<typeof openWithdraw>>) {
  await app.press('radio', BANK);
  await user.type(amount(), '250.50');
  await user.type(password(), '135790');
}

async function openAndSend() {
  const user = await openWithdraw();
  await fill(user);
  await user.click(confirm());
  await app.look(() => expect(sent()).toHaveLength(1));
  return user;
}

describe('the withdraw page', () => {
  test('shows the turnover quota, the accounts of the tab and the way to add one', async () => {
    await openWithdraw();
    await app.reads('流水额度 ¥300.10');
    await app.sees('radio', BANK);
    expect(screen.getAllByRole('radio')).toHaveLength(1);
    expect(screen.getByRole('link', { name: '添加银行卡' }).getAttribute('href')).toBe(
      '#/addBankCard?from=withdraw',
    );
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      '人民币提现',
      '虚拟币提现',
    ]);
  });

  test('shows what may be withdrawn and says what the turnover quota means', async () => {
    await openWithdraw();
    await app.reads('可提余额¥1,234,567,890,123,456.78');
    await app.reads('提现前还需完成的有效投注额，未完成可能无法提现');
    await app.calls.always('/api/balance', { code: 200, data: { balance: '50.00', mbalance: '0.00' } });
    await app.pass(4000);
    await app.reads('可提余额¥50.00');
    await app.reads('提现所需的有效投注已完成');
    await app.calls.always('/api/balance', { code: 200, data: { balance: 'x', mbalance: 'x' } });
    await app.pass(4000);
    await app.reads('提现前还需完成的有效投注额');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '全部' }).disabled).toBe(true);
  });

  test('says too much while it is typed and too little when the field is left; nothing is marked before the press', async () => {
    const user = await openWithdraw();
    const said = () => document.getElementById(amount().getAttribute('aria-describedby') ?? '')?.textContent;
    await user.type(amount(), '12345678901234567');
    expect(said()).toBe('超过可提余额1234567890123456.78元');
    await user.clear(amount());
    await user.type(amount(), '99');
    expect(said()).toBe('单笔最低100元');
    await user.click(password());
    expect(said()).toBe('单笔取款不能低于100元');
    expect(amount().getAttribute('aria-invalid')).toBeNull();
    await app.misses('region', '结果未知');
    // what cannot be typed whole is filled in as far as the field takes it
    await user.click(screen.getByRole('button', { name: '全部' }));
    expect(amount().value).toBe('1234567890123456');
    expect(said()).toBe('单笔最低100元');
    expect(screen.getByText('¥1,234,567,890,123,456.00')).toBeTruthy();
  });

  test('the third tab is there when the operator wants it (D23)', async () => {
    vi.spyOn(pageSettings, 'withdrawToAddress', 'get').mockReturnValue(true);
    await openWithdraw();
    expect(screen.getByRole('tab', { name: 'USDT地址提现' })).toBeTruthy();
  });

  test('and pays to an address of its own, which must be one of its protocol (D23)', async () => {
    vi.spyOn(pageSettings, 'withdrawToAddress', 'get').mockReturnValue(true);
    const address = 'TXYZopYRdj2D9XRtbG411XZZ3kM5VkAeBf';
    const user = await openWithdraw();
    await app.press('tab', 'USDT地址提现');
    expect(screen.queryByRole('button', { name: '添加钱包' })).toBeNull();
    await user.click(confirm());
    await expectToast(app, '请输入USDT地址');
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'USDT地址' });
    expect(document.activeElement).toBe(field);
    await user.type(field, ` ${address}`);
    await user.type(amount(), '642');
    await user.type(password(), '888888');
    expect(screen.getByText('95.00 USDT')).toBeTruthy();
    await user.click(confirm());
    await app.look(({ toast }) => expect(toast).toContain('ERC20'));
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(sent()).toEqual([]);
    await user.click(screen.getByRole('button', { name: '切换为TRC20' }));
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'TRC20', checked: true }));
    expect(field.getAttribute('aria-invalid')).toBeNull();
    expect(screen.getByText('99.00 USDT')).toBeTruthy();
    await user.click(confirm());
    await app.look(() => expect(sent()).toEqual([{ amount: '642', bank: address, password: '888888' }]));
    await app.calls.answer(CALL, 'lost');
    await app.sees('button', '重试');
    expect(field.value.trim()).toBe(address);
    await app.press('button', '重试');
    await app.look(() => expect(sent()[1]).toEqual(sent()[0]));
    expectSameKey(app, CALL);
    await app.calls.answer(CALL, 'own');
    await expectToast(app, DONE);
  });

  test('there is no way to add a seventh bank card (D20)', async () => {
    const cards = (count: number) =>
      Array.from({ length: count }, (_, id) => ({ id, bank: '招商银行', bank_no: `622202123456789${id}` }));
    await app.calls.always(ACCOUNTS, { code: 200, data: cards(6) });
    await openWithdraw();
    await app.sees('radio', '招商银行 **** **** **** 7895');
    expect(screen.queryByRole('link', { name: '添加银行卡' })).toBeNull();
    await app.calls.always(ACCOUNTS, { code: 200, data: cards(5) });
    await app.goTo('/faq');
    await app.goTo('/withdraw');
    await app.sees('link', '添加银行卡');
  });

  test('marks and focuses the first rule that is broken', async () => {
    const user = await openWithdraw();
    await app.sees('radio', BANK);
    await user.click(confirm());
    await expectToast(app, '您要提现到哪里呢？');
    expect(document.activeElement).toBe(account());
    await user.click(account());
    await user.type(amount(), '99.99{Enter}');
    await expectToast(app, '单笔取款不能低于100元');
    expect(document.activeElement).toBe(amount());
    expect(amount().getAttribute('aria-invalid')).toBe('true');
    expect(sent()).toEqual([]);
  });

  test('an account of another network is refused, marked and told, and nothing is sent', async () => {
    const data = [
      { id: 9, bank: 'USDT', bank_owner: 'ERC20', bank_no: 'TXYZopYRdj2D9XRtbG411XZZ3kM5VkAeBf' },
    ];
    await app.calls.always(ACCOUNTS, { code: 200, data });
    const user = await openWithdraw();
    await app.press('radio', 'USDT TXYZop****AeBf');
    await user.type(amount(), '250');
    await user.type(password(), '135790{Enter}');
    await expectToast(app, '该账户是TRC20网络的地址，却绑定为ERC20，无法提现，请重新绑定');
    expect(document.activeElement).toBe(account());
    expect(sent()).toEqual([]);
  });

  test('the payment password stops at 17 keys; a longer paste is refused and not cut (D64)', async () => {
    const user = await openWithdraw();
    await user.type(password(), '1'.repeat(18));
    expect(password().value).toBe('1'.repeat(17));
    await user.clear(password());
    await user.paste('2'.repeat(18));
    expect(password().value).toBe('');
    await expectToast(app, '支付密码最多17个字符');
    expect(password().inputMode).toBe('');
  });

  test('the least that may be withdrawn is the operator’s (D36)', async () => {
    vi.spyOn(pageSettings, 'leastWithdrawal', 'get').mockReturnValue('200');
    const user = await openWithdraw();
    expect(amount().placeholder).toBe('单笔最低200元');
    await app.press('radio', BANK);
    await user.type(amount(), '199.99{Enter}');
    await expectToast(app, '单笔取款不能低于200元');
    await user.clear(amount());
    await user.type(amount(), '200{Enter}');
    await expectToast(app, '请输入您的支付密码');
  });

  test('sends once, however often it is pressed', async () => {
    const user = await openWithdraw();
    await fill(user);
    expect(amount().value).toBe('250.50');
    await user.dblClick(confirm());
    await user.keyboard('{Enter}{Enter}');
    await expectButton(app, '确认提现', 'busy');
    expect(sent()).toEqual([{ amount: '250.5', bank: Number(account().value), password: '135790' }]);
    expect(app.calls.keys(CALL)).toEqual([expect.stringMatching(/./)]);
  });

  test('says that the fate is unknown, where to look, and sends again under the same key', async () => {
    const user = await openAndSend();
    await app.calls.answer(CALL, 'late');
    await expectToast(app, '网络错误，请稍后重试');
    const notice = within(screen.getByRole('region', { name: '结果未知' }));
    expect(notice.getByRole('link').getAttribute('href')).toBe('#/assets?type=1');
    expect(amount().disabled).toBe(true);
    await user.click(notice.getByRole('button', { name: '重试' }));
    await app.look(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]).toEqual(sent()[0]);
    expectSameKey(app, CALL);
    await app.calls.answer(CALL, { code: 200 });
    await expectToast(app, DONE);
  });

  test('left while nobody knows, it is found again as it was left, and requires the password', async () => {
    const user = await openAndSend();
    await app.goTo('/faq');
    await app.calls.answer(CALL, 'lost');
    await expectToast(app, '网络错误，请稍后重试');
    await app.goTo('/withdraw');
    await app.sees('button', '重试');
    expect(amount().value).toBe('250.50');
    await app.press('button', '重试');
    await expectToast(app, '请输入您的支付密码');
    expect(sent()).toHaveLength(1);
    await user.type(password(), '135790');
    await app.press('button', '重试');
    await app.look(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]).toEqual(sent()[0]);
    expectSameKey(app, CALL);
  });

  test('left while it is sent, it finishes, reports its result, and the form is empty', async () => {
    await openAndSend();
    await app.goTo('/faq');
    await app.calls.answer(CALL, { code: 200 });
    await expectToast(app, DONE);
    await app.pass(2000);
    await expectAt(app, '/faq');
    await app.goTo('/withdraw');
    await app.sees('radio', BANK);
    expect([amount().value, password().value, account().checked]).toEqual(['', '', false]);
  });

  test('its receipt, once left, sends nobody home', async () => {
    await openAndSend();
    await app.calls.answer(CALL, { code: 200 });
    await app.sees('heading', DONE);
    await app.goTo('/faq');
    await app.pass(2000);
    await expectAt(app, '/faq');
    await app.goTo('/withdraw');
    await app.sees('radio', BANK);
    expect(amount().value).toBe('');
  });

  test('shows what arrives in USDT and the fee before confirming (D19)', async () => {
    const user = await openWithdraw();
    await app.press('tab', '虚拟币提现');
    expect(screen.getByText('ERC20 5.00 / TRC20 1.00 USDT')).toBeTruthy();
    await app.reads('单笔最低100元 ≈ 15.57 USDT');
    await user.click(screen.getByRole('radio', { name: /^USDT/ }));
    await user.type(amount(), '642');
    await app.reads('审核后约30分钟');
    expect(screen.getByText('99.00 USDT')).toBeTruthy();
    expect(screen.getByText('1.00 USDT')).toBeTruthy();
    expect(screen.getByText('1 USDT ≈ 6.42 CNY')).toBeTruthy();
  });

  test('another tab starts with an empty form', async () => {
    await fill(await openWithdraw());
    await app.press('tab', '虚拟币提现');
    expect(screen.getAllByRole('radio')).toHaveLength(2);
    expect(amount().value).toBe('');
    expect(password().value).toBe('');
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  });

  test('a taken request shows its receipt and goes home after 1.5 s', async () => {
    await openAndSend();
    await app.calls.answer(CALL, { code: 200 });
    const taken = { amount: '250.50', created_at: '2026-11-21 12:00:00', state: 1 };
    await app.calls.answer(RECORDS, { code: 200, data: [{ ...taken, order_no: 'TX20261121000001' }] });
    await app.reads('TX20261121000001');
    expect(screen.getByText('¥250.50')).toBeTruthy();
    expect(screen.getByRole('button', { name: '复制单号' })).toBeTruthy();
    await app.pass(1499);
    await expectAt(app, '/withdraw');
    await app.pass(1);
    await expectAt(app, '/');
  });

  test('an older request of the same amount is never its receipt, also while the new one is not listed', async () => {
    const record = (order_no: string, at: number) => ({
      order_no,
      amount: '250.50',
      created_at: beijingText(at),
      state: 1,
    });
    const old = record('TX-OLD', START_MS - 60_000);
    await openAndSend();
    await app.calls.answer(CALL, { code: 200 });
    const number = () => screen.getByText('单号').nextElementSibling?.textContent;
    await app.calls.answer(RECORDS, { code: 200, data: [old] });
    expect(number()).toBe('');
    await app.press('heading', DONE);
    await app.pass(500);
    await app.calls.answer(RECORDS, { code: 200, data: [record('TX-NEW', START_MS), old] });
    expect(number()).toBe('TX-NEW');
  });

  test('a request whose record is not listed has a receipt without a number', async () => {
    await openAndSend();
    await app.calls.answer(CALL, { code: 200 });
    await app.press('heading', DONE);
    const old = {
      order_no: 'TX-OLD',
      amount: '250.50',
      created_at: beijingText(START_MS - 60_000),
      state: 2,
    };
    for (const wait of [500, 500, 0]) {
      await app.calls.answer(RECORDS, { code: 200, data: [old] });
      await app.pass(wait);
    }
    await app.reads('¥250.50');
    expect(screen.getByText('单号').nextElementSibling?.textContent).toBe('—');
    expect(screen.getByText('状态').nextElementSibling?.textContent).toBe('待审核');
    expect(screen.queryByRole('button', { name: '复制单号' })).toBeNull();
  });

  test('offers a retry where the accounts did not load (D45)', async () => {
    await app.sandbox('/sandbox/scenario', { path: ACCOUNTS, drop: true, times: 3 });
    await openWithdraw();
    await app.sees('button', '重试');
    expect(screen.queryByRole('radio')).toBeNull();
    await app.press('button', '重试');
    await app.sees('radio', BANK);
  });
});
