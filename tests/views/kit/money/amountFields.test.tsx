import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { BANK, WAYS } from '#tests/machines/deposit/deposits.ts';
import { openKept } from '#tests/steps/protection.steps.ts';
import { expectToast, UNREADABLE_TEXT } from '#tests/support/driver.ts';
import { renderDriver, renderOnSandbox, type RenderedDriver } from '#tests/support/renderedDriver.tsx';
import { openAssets } from '#tests/views/assets/openAssets.ts';
import { openDeposit } from '#tests/views/deposit/openDeposit.ts';

type User = ReturnType<typeof userEvent.setup>;

/** A form, filled in but for its amount. */
interface AmountForm {
  /** the label of the amount */
  label: string;
  /** the name of the button that sends the form, and the call that it makes */
  button: string;
  call: string;
  open: () => Promise<User>;
  /** the member's accounts are the sandbox's */
  onSandbox?: boolean;
}

let app: RenderedDriver;
afterEach(() => app.close());

const openOffline = (way: string) =>
  async function openMethod() {
    const user = await openDeposit(app, { ...WAYS, online: false, usdt: false });
    await app.press('radio', way);
    return user;
  };

async function openBank() {
  const user = await openOffline('银行卡')();
  for (const [label, value] of [
    ['存款人姓名', BANK.bank_owner],
    ['银行类型', BANK.bank],
    ['银行卡号', BANK.bank_no],
    ['开户行地址', BANK.bank_address],
  ] as const)
    await app.type(label, value);
  return user;
}

const openWithdraw = (tab: string) =>
  async function openTab() {
    await app.open('/withdraw', { member: true, hold: ['/api/withdraw'] });
    await app.press('tab', tab);
    const user = userEvent.setup({ delay: null });
    await user.click((await app.look(() => screen.getAllByRole('radio')))[0] as HTMLElement);
    await app.type('支付密码', '135790');
    return user;
  };

async function openTransfer() {
  const user = await openAssets(app, '2');
  await app.press('button', '额度转换');
  await app.sees('dialog', '额度转换');
  return user;
}

async function openLimit() {
  await openKept(() => app);
  return userEvent.setup({ delay: null });
}

const DEPOSIT = { label: '充值金额', button: '确认充值', call: '/api/recharge' };
const WITHDRAWAL = { label: '提现金额', button: '确认提现', call: '/api/withdraw', onSandbox: true };

/** Every field that takes an amount. */
const FIELDS: [string, AmountForm][] = [
  [
    'the online deposit',
    { ...DEPOSIT, button: '立即充值', call: '/api/process', open: () => openDeposit(app) },
  ],
  ['the digital deposit', { ...DEPOSIT, open: () => openDeposit(app, { ...WAYS, online: false }) }],
  ['a deposit by Alipay', { ...DEPOSIT, open: openOffline('支付宝') }],
  ['a deposit by bank transfer', { ...DEPOSIT, open: openBank }],
  ['a withdrawal in CNY', { ...WITHDRAWAL, open: openWithdraw('人民币提现') }],
  ['a withdrawal in virtual currency', { ...WITHDRAWAL, open: openWithdraw('虚拟币提现') }],
  ['a transfer', { label: '金额', button: '确认转账', call: '/api/transfer', open: openTransfer }],
  [
    'a deposit limit',
    { label: '每日限额金额', button: '保存限额', call: '/api/player-protection', open: openLimit },
  ],
];

describe.each(FIELDS)('the amount of %s (D63)', (name, { label, button, call, open, onSandbox = false }) => {
  beforeEach(() => {
    app = renderDriver({ onSandbox });
  });
  const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: label });
  /** the amounts that were sent; reading the limits sends none */
  const sent = () =>
    app.calls
      .made(call)
      .filter((body) => 'amount' in body)
      .map(({ amount }) => amount);
  /** what a transfer can be paid from is 100.50 */
  const [typed, whole] = name === 'a transfer' ? ['96,5', '96.5'] : ['256,5', '256.5'];

  test('with the comma key of a phone is the decimal that it means', async () => {
    const user = await open();
    await user.type(field(), typed);
    expect(field().value).toBe(typed);
    await user.tab();
    expect(field().value).toBe(whole);
    await app.press('button', button);
    await app.look(() => expect(sent()).toEqual([whole]));
    expect(field().value).toBe(whole);
  });

  test('pasted is at once what it means', async () => {
    const user = await open();
    for (const [text, amount] of [
      ['￥100', '100'],
      ['１００', '100'],
      [' 100.00 元', '100.00'],
      ['1.234,50', '1234.50'],
      ['CNY 1,234,567,890.50', '1234567890.50'],
    ] as const) {
      await user.clear(field());
      await user.click(field());
      await user.paste(text);
      expect(field().value).toBe(amount);
    }
  });

  test('with two readings stays as it was typed, marked and focused, and is not sent', async () => {
    const user = await open();
    await user.type(field(), '1.000');
    for (const press of [1, 2]) {
      await user.click(screen.getByRole('button', { name: button }));
      await expectToast(app, UNREADABLE_TEXT);
      expect([press, document.activeElement]).toEqual([press, field()]);
    }
    expect(field().value).toBe('1.000');
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(sent()).toEqual([]);
    await user.type(field(), '1');
    expect(field().getAttribute('aria-invalid')).toBeNull();
  });

  test('takes 17 characters, and leaves out a longer paste instead of cutting it', async () => {
    const user = await open();
    await user.type(field(), '12345678901234567890');
    expect(field().value).toBe('12345678901234567');
    expect(field().getAttribute('aria-invalid')).toBeNull();
    await user.clear(field());
    await user.type(field(), '100');
    await user.paste('123456789012345');
    expect(field().value).toBe('100');
    expect(field().getAttribute('aria-invalid')).toBe('true');
  });
});

describe('what is shown beside an amount that is being typed', () => {
  test('is what arrives in USDT for what it means', async () => {
    app = renderOnSandbox();
    const user = await openWithdraw('虚拟币提现')();
    const arrives = () => screen.getByText('预计到账').nextElementSibling?.textContent;
    const field = screen.getByRole('textbox', { name: '提现金额' });
    await user.type(field, '1284');
    const shown = arrives();
    expect(shown).toMatch(/^[1-9]\d*\.\d\d USDT$/);
    await user.clear(field);
    await user.type(field, '1,284');
    expect(arrives()).toBe(shown);
    await user.clear(field);
    await user.type(field, '1.284');
    expect(arrives()).toBe('—');
  });

  test('is when a limit of what it means applies', async () => {
    app = renderDriver();
    const user = await openLimit();
    const field = screen.getByRole('textbox', { name: '每日限额金额' });
    const hint = () => document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;
    await user.type(field, '1,000');
    expect(hint()).toBe('立即生效');
    await user.type(field, '0');
    expect(hint()).toBeUndefined();
    await user.clear(field);
    await user.type(field, '1,001');
    expect(hint()).toBe('24小时后再次确认才生效');
  });
});
