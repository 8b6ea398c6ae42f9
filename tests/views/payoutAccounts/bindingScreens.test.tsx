import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, onTestFinished, test } from 'vitest';
import { expectOwnKey } from '#tests/support/driver.ts';
import { renderDriver } from '#tests/support/renderedDriver.tsx';

const BIND = '/api/bindcard';
const BANKS = '/api/banklist';
const ACTIVE_BANKS = '/api/activebanks';

async function openPage(location: string) {
  const driver = renderDriver();
  onTestFinished(driver.close);
  await driver.open(location, { member: true, hold: [BIND, BANKS, ACTIVE_BANKS] });
  return {
    ...driver,
    /** answers the request for the options of the form */
    arrive: (path: string, ...data: string[]) => driver.calls.answer(path, { code: 200, data }),
    serverBinds: () => driver.calls.answer(BIND, { code: 200 }),
    toasts: () => driver.look(({ toasts }) => toasts),
  };
}
const openCard = () => openPage('/addBankCard');
const openUsdt = () => openPage('/addUsdtCard');
const openWallet = () => openPage('/addUsdtCards');

/** A keyboard with a caret, which the driver does not have. */
const keyboard = () => userEvent.setup({ delay: null });
const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

/** Expects each of these inputs to stop at this number of typed characters, and to refuse a paste of one more. */
async function expectLimits(limits: Readonly<Record<string, number>>) {
  const user = keyboard();
  for (const [name, max] of Object.entries(limits)) {
    await user.clear(box(name));
    await user.type(box(name), `${'a'.repeat(max)}b`);
    expect(box(name).value).toBe('a'.repeat(max));
    await user.clear(box(name));
    await user.paste(`${'a'.repeat(max)}b`);
    expect(box(name).value).toBe('');
    expect(box(name).getAttribute('aria-invalid')).toBe('true');
  }
}

describe('the bank card form', () => {
  test('groups the digits while typing, drops what is none, and keeps the caret', async () => {
    await openCard();
    const user = keyboard();
    await user.type(box('银行卡号'), '6222-0212abc3456 789012345678');
    expect(box('银行卡号').value).toBe('6222 0212 3456 7890 123');
    box('银行卡号').setSelectionRange(2, 2);
    await user.type(box('银行卡号'), '{Backspace}', { initialSelectionStart: 2, initialSelectionEnd: 2 });
    expect(box('银行卡号').value).toBe('6220 2123 4567 8901 23');
    expect(box('银行卡号').selectionStart).toBe(1);
  });

  test('sends the digits of a card that was typed in groups', async () => {
    const driver = await openCard();
    await driver.arrive(BANKS, '工商银行', '招商银行');
    await driver.type('姓名', '张三');
    await driver.choose('银行', '招商银行');
    await driver.type('开户行地址', '朝阳支行');
    await driver.type('银行卡号', '62220212');
    await driver.type('支付密码', '123456');
    expect(box('银行卡号').value).toBe('6222 0212');
    await driver.press('button', '提交');
    expect(driver.calls.made(BIND)).toEqual([
      {
        bank: '招商银行',
        bank_owner: '张三',
        bank_no: '62220212',
        bank_address: '朝阳支行',
        pay_pass: '123456',
      },
    ]);
    expectOwnKey(driver, BIND);
    await driver.serverBinds();
    expect(await driver.toasts()).toEqual(['绑定成功']);
    expect(window.location.hash).toBe('#/bankCard?type=1');
  });

  test('has the real name of the member filled in, for a card and for alipay, and takes another one', async () => {
    const { press, type } = await openCard();
    expect(box('姓名').value).toBe('张三');
    await type('姓名', '李四');
    expect(box('姓名').value).toBe('李四');
    await press('tab', '支付宝');
    expect(box('姓名').value).toBe('张三');
  });

  test('has a field for a card number on one side and an alipay account on the other', async () => {
    const { press, type, toasts } = await openCard();
    await press('tab', '支付宝');
    expect(screen.queryByRole('textbox', { name: '银行卡号' })).toBeNull();
    await type('姓名', '张三');
    await press('button', '提交');
    expect(await toasts()).toEqual(['请输入支付宝账号']);
    expect(document.activeElement).toBe(box('支付宝账号'));
    await press('tab', '银行卡');
    expect(box('银行卡号').getAttribute('aria-invalid')).toBeNull();
  });

  test.each([
    ['USDT地址', '/addUsdtCard'],
    ['PayWallet地址', '/addUsdtCards'],
  ] as const)('a wallet added from the withdraw page leads back there: %s', async (label, path) => {
    const { arrive, choose, type, press, serverBinds, toasts } = await openPage(`${path}?from=withdraw`);
    if (label === 'PayWallet地址') {
      await arrive(ACTIVE_BANKS, '好付钱包');
      await choose('钱包类型', 'ERC20');
    }
    await type(label, '0xabc');
    await type('支付密码', '888888');
    await press('button', '提交');
    await serverBinds();
    expect(await toasts()).toEqual(['添加成功！']);
    expect(window.location.hash).toBe('#/withdraw');
  });

  test('from the withdraw page it has a field for the branch of alipay too, and leads back there (D21)', async () => {
    const { press, type, serverBinds, toasts } = await openPage('/addBankCard?from=withdraw');
    await press('tab', '支付宝');
    await type('姓名', '张三');
    await press('button', '提交');
    expect(await toasts()).toEqual(['请输入开户行地址']);
    await type('开户行地址', '杭州');
    await type('支付宝账号', 'me@example.com');
    await keyboard().type(box('支付密码'), '123456{Enter}');
    await serverBinds();
    expect(window.location.hash).toBe('#/withdraw');
  });

  test('takes 19 digits of a card, 18 characters of fund password and 80 of everything else (spec 2 §5)', async () => {
    const { press } = await openCard();
    await expectLimits({ 姓名: 80, 开户行地址: 80, 支付密码: 18 });
    await keyboard().type(box('银行卡号'), '1'.repeat(20));
    // four spaces separate the groups of the 19 digits
    expect(box('银行卡号').value).toHaveLength(19 + 4);
    await press('tab', '支付宝');
    await expectLimits({ 姓名: 80, 开户行地址: 80, 支付宝账号: 80, 支付密码: 18 });
    expect(box('支付密码').inputMode).toBe('');
  });

  test('takes a card as it was copied, and refuses what is too long instead of cutting it (D64)', async () => {
    const { look } = await openCard();
    const user = keyboard();
    await user.click(box('银行卡号'));
    await user.paste('银行卡号：6222 0212 3456 7890 123');
    expect(box('银行卡号').value).toBe('6222 0212 3456 7890 123');
    await user.clear(box('银行卡号'));
    await user.paste('６２２２０２１２');
    await user.paste('3456-7890-1234-5678');
    expect(box('银行卡号').value).toBe('6222 0212');
    await look(({ toasts, marked, focused }) => {
      expect(toasts).toEqual(['请输入正确的卡号长度']);
      expect(marked).toEqual([{ label: '银行卡号', message: '请输入正确的卡号长度' }]);
      expect(focused).toBe('银行卡号');
    });
    await user.keyboard('3');
    await look(({ marked }) => expect(marked).toEqual([]));
  });

  test('the banks can be requested again where they do not come', async () => {
    const { calls, press, arrive } = await openCard();
    await calls.answer(BANKS, 'lost');
    expect(screen.getByText('银行列表加载失败，请检查网络')).toBeTruthy();
    await press('button', '重试');
    await arrive(BANKS, '工商银行');
    expect(screen.getByRole('option', { name: '工商银行' })).toBeTruthy();
    expect(screen.queryByText('银行列表加载失败，请检查网络')).toBeNull();
  });
});

describe('the USDT form', () => {
  test('starts with ERC20, refuses an address of TRC20 with the way to it, warns of an odd one and sends it all the same', async () => {
    const { type, press, calls, toasts } = await openUsdt();
    const address = 'TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC';
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'ERC20' }).checked).toBe(true);
    await type('USDT地址', address);
    const warned = () =>
      document.getElementById(box('USDT地址').getAttribute('aria-describedby') ?? '')?.textContent;
    const text = '这是TRC20网络的地址，不能用于ERC20';
    expect(warned()).toBe(text);
    await press('button', '提交');
    expect(await toasts()).toEqual(['请输入支付密码']);
    await type('支付密码', '1');
    await press('button', '提交');
    expect((await toasts()).at(-1)).toBe(text);
    expect(screen.getByRole('textbox', { name: 'USDT地址', description: text })).toBe(document.activeElement);
    expect(calls.made(BIND)).toEqual([]);
    await press('button', '切换为TRC20');
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'TRC20', checked: true }));
    expect(screen.queryByRole('button', { name: /^切换为/ })).toBeNull();
    expect(warned()).toBe('');
    expect(box('USDT地址').getAttribute('aria-invalid')).toBeNull();
    await type('USDT地址', `${address}x`);
    expect(warned()).toBe('该地址不像TRC20地址，请核对后再提交');
    await type('支付密码', '1');
    await press('button', '提交');
    expect(calls.made(BIND)).toMatchObject([{ bank_owner: 'TRC20', bank_no: `${address}x`, pay_pass: '1' }]);
  });
  test('takes 80 characters of address', async () => {
    await openUsdt();
    await expectLimits({ USDT地址: 80, 支付密码: 18 });
  });
  test('needs an address: 请输入USDT地址', async () => {
    const { press, toasts } = await openUsdt();
    await press('button', '提交');
    expect(await toasts()).toEqual(['请输入USDT地址']);
    expect(document.activeElement).toBe(box('USDT地址'));
  });
});

describe('the form of other wallets', () => {
  test('offers the protocols and the active banks (D22)', async () => {
    const { arrive, type, press, choose, serverBinds, calls, toasts } = await openWallet();
    await arrive(ACTIVE_BANKS, '好付钱包');
    const types = screen.getAllByRole('option').map((option) => option.textContent);
    expect(types).toEqual(['请选择钱包类型', 'ERC20', 'TRC20', '好付钱包']);
    await type('PayWallet地址', 'W1');
    await press('button', '提交');
    expect(await toasts()).toEqual(['请选择钱包类型']);
    await choose('钱包类型', '好付钱包');
    await keyboard().type(box('支付密码'), '123456{Enter}');
    await serverBinds();
    expect(calls.made(BIND)).toMatchObject([{ bank: '好付钱包', bank_no: 'W1' }]);
    expect((await toasts()).at(-1)).toBe('添加成功！');
    expect(window.location.hash).toBe('#/bankCard?type=5');
  });
  test('takes 80 characters of address', async () => {
    await openWallet();
    await expectLimits({ PayWallet地址: 80, 支付密码: 18 });
  });
  test('says so where the active banks do not come: 请求出现异常，请稍后重试', async () => {
    const { calls } = await openWallet();
    await calls.answer(ACTIVE_BANKS, { code: 500 });
    expect(screen.getByText('请求出现异常，请稍后重试')).toBeTruthy();
    expect(screen.getByRole('option', { name: 'ERC20' })).toBeTruthy();
  });
});
