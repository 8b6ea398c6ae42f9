// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { bankCardMachine, usdtMachine, walletMachine } from '#machines/payoutAccounts/bindAccount.machine.ts';
import { createResourceMachine } from '#machines/resource/resource.machine.ts';
import { CallScript } from '#tests/support/callScript.ts';
import { MEMBER, openScreen } from '#tests/support/openScreen.tsx';

/** A form whose `load` call returns the options. */
function openWithChoices(location: string, machine: typeof bankCardMachine | typeof walletMachine) {
  const calls = new CallScript();
  const choices = createResourceMachine<string[]>('choices', calls.promise<string[]>());
  return openScreen(location, { logic: machine.provide({ actors: { choices } }), calls, user: MEMBER });
}

/** The bank card form; its options are the banks. */
const openCard = (location = '/addBankCard') => openWithChoices(location, bankCardMachine);

/** The USDT form. */
const openUsdt = (location = '/addUsdtCard') => openScreen(location, { logic: usdtMachine, user: MEMBER });

/** The form of other wallets; its options are the active banks. */
const openWallet = (location = '/addUsdtCards') => openWithChoices(location, walletMachine);

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const press = () => screen.getByRole('button', { name: '提交' });

describe('the bank card form', () => {
  test('groups the digits while typing, drops what is none, and keeps the caret', async () => {
    const { user } = await openCard();
    await user.type(box('银行卡号'), '6222-0212abc3456 789012345678');
    expect(box('银行卡号').value).toBe('6222 0212 3456 7890 123');
    box('银行卡号').setSelectionRange(2, 2);
    await user.type(box('银行卡号'), '{Backspace}', { initialSelectionStart: 2, initialSelectionEnd: 2 });
    expect(box('银行卡号').value).toBe('6220 2123 4567 8901 23');
    expect(box('银行卡号').selectionStart).toBe(1);
  });

  test('sends a card as it was typed', async () => {
    const { user, answer, calls, toasts } = await openCard();
    await answer('load', ['工商银行', '招商银行']);
    await user.type(box('姓名'), '张三');
    await user.selectOptions(screen.getByRole('combobox', { name: '银行' }), '招商银行');
    await user.type(box('开户行地址'), '朝阳支行');
    await user.type(box('银行卡号'), '62220212');
    await user.type(box('支付密码'), '123456');
    await user.click(press());
    expect(calls.latest('send').input).toEqual({
      intent: null,
      secret: {
        kind: 'bank',
        from: '',
        owner: '张三',
        bank: '招商银行',
        address: '朝阳支行',
        number: '6222 0212',
        fundPassword: '123456',
      },
      key: 'key-1',
    });
    await answer('send', '');
    expect(toasts).toEqual(['绑定成功']);
    expect(window.location.hash).toBe('#/bankCard?type=1');
  });

  test('has a field for a card number on one side and an alipay account on the other', async () => {
    const { user, toasts } = await openCard();
    await user.click(screen.getByRole('tab', { name: '支付宝' }));
    expect(screen.queryByRole('textbox', { name: '银行卡号' })).toBeNull();
    await user.type(box('姓名'), '张三');
    await user.click(press());
    expect(toasts).toEqual(['请输入支付宝账号']);
    expect(document.activeElement).toBe(box('支付宝账号'));
    await user.click(screen.getByRole('tab', { name: '银行卡' }));
    expect(box('银行卡号').getAttribute('aria-invalid')).toBeNull();
  });

  test.each([
    ['USDT地址', () => openUsdt('/addUsdtCard?from=withdraw')],
    ['PayWallet地址', () => openWallet('/addUsdtCards?from=withdraw')],
  ] as const)('a wallet added from the withdraw page leads back there: %s', async (label, open) => {
    const { user, toasts, answer } = await open();
    if (label === 'PayWallet地址') {
      await answer('load', ['好付钱包']);
      await user.selectOptions(screen.getByRole('combobox', { name: '钱包类型' }), 'ERC20');
    }
    await user.type(screen.getByRole('textbox', { name: label }), '0xabc');
    await user.type(screen.getByLabelText('支付密码'), '888888');
    await user.click(screen.getByRole('button', { name: '提交' }));
    await answer('send', '');
    expect(toasts).toEqual(['添加成功！']);
    expect(window.location.hash).toBe('#/withdraw');
  });

  test('from the withdraw page it has a field for the branch of alipay too, and leads back there (D21)', async () => {
    const { user, toasts, answer } = await openCard('/addBankCard?from=withdraw');
    await user.click(screen.getByRole('tab', { name: '支付宝' }));
    await user.type(box('姓名'), '张三');
    await user.click(press());
    expect(toasts).toEqual(['请输入开户行地址']);
    await user.type(box('开户行地址'), '杭州');
    await user.type(box('支付宝账号'), 'me@example.com');
    await user.type(box('支付密码'), '123456{Enter}');
    await answer('send', '');
    expect(window.location.hash).toBe('#/withdraw');
  });

  test('takes 19 digits of a card, 18 characters of fund password and 80 of everything else (spec 2 §5)', async () => {
    const { user } = await openCard();
    const most = () =>
      ['姓名', '开户行地址', '银行卡号', '支付宝账号', '支付密码'].map(
        (name) => screen.queryByRole<HTMLInputElement>('textbox', { name })?.maxLength ?? null,
      );
    // four spaces separate the groups of the 19 digits
    expect(most()).toEqual([80, 80, 19 + 4, null, 18]);
    await user.click(screen.getByRole('tab', { name: '支付宝' }));
    expect(most()).toEqual([80, 80, null, 80, 18]);
  });

  test('the banks can be requested again where they do not come', async () => {
    const { user, fail, answer } = await openCard();
    await fail('load', { kind: 'offline' });
    expect(screen.getByText('银行列表加载失败')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '重试' }));
    await answer('load', ['工商银行']);
    expect(screen.getByRole('option', { name: '工商银行' })).toBeTruthy();
    expect(screen.queryByText('银行列表加载失败')).toBeNull();
  });
});

describe('the USDT form', () => {
  test('starts with ERC20, warns of an odd address and sends it all the same', async () => {
    const { user, calls } = await openUsdt();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'ERC20' }).checked).toBe(true);
    await user.type(box('USDT地址'), 'TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC');
    const warned = () => screen.queryByText(/请核对后再提交/)?.textContent;
    expect(warned()).toBe('该地址不像ERC20地址，请核对后再提交');
    await user.click(screen.getByRole('radio', { name: 'TRC20' }));
    expect(warned()).toBeUndefined();
    await user.type(box('USDT地址'), 'x');
    expect(warned()).toBe('该地址不像TRC20地址，请核对后再提交');
    await user.type(box('支付密码'), '1');
    await user.click(press());
    expect(calls.latest('send').input).toMatchObject({ secret: { protocol: 'TRC20', fundPassword: '1' } });
  });
  test('takes 80 characters of address', async () => {
    await openUsdt();
    expect(box('USDT地址').maxLength).toBe(80);
  });
  test('needs an address: 请输入USDT地址', async () => {
    const { user, toasts } = await openUsdt();
    await user.click(press());
    expect(toasts).toEqual(['请输入USDT地址']);
    expect(document.activeElement).toBe(box('USDT地址'));
  });
});

describe('the form of other wallets', () => {
  test('offers the protocols and the active banks (D22)', async () => {
    const { user, answer, toasts, calls } = await openWallet();
    await answer('load', ['好付钱包']);
    const types = screen.getAllByRole('option').map((option) => option.textContent);
    expect(types).toEqual(['请选择钱包类型', 'ERC20', 'TRC20', '好付钱包']);
    await user.type(box('PayWallet地址'), 'W1');
    await user.click(press());
    expect(toasts).toEqual(['请选择钱包类型']);
    await user.selectOptions(screen.getByRole('combobox', { name: '钱包类型' }), '好付钱包');
    await user.type(box('支付密码'), '123456{Enter}');
    expect(calls.latest('send').input).toMatchObject({ secret: { address: 'W1', walletType: '好付钱包' } });
    await answer('send', '');
    expect(toasts.at(-1)).toBe('添加成功！');
    expect(window.location.hash).toBe('#/bankCard?type=5');
  });
  test('takes 80 characters of address', async () => {
    await openWallet();
    expect(box('PayWallet地址').maxLength).toBe(80);
  });
  test('says so where the active banks do not come: 请求出现异常，请稍后重试', async () => {
    const { fail } = await openWallet();
    await fail('load', { kind: 'rejected', code: 500, message: '' });
    expect(screen.getByText('请求出现异常，请稍后重试')).toBeTruthy();
    expect(screen.getByRole('option', { name: 'ERC20' })).toBeTruthy();
  });
});
