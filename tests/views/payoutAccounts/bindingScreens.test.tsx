// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { expectAt } from '#tests/support/driver.ts';
import { renderDriver, type RenderedDriver } from '#tests/support/renderedDriver.tsx';

const BIND = '/api/bindcard';
const BANKS = '/api/banklist';
const ACTIVE_BANKS = '/api/activebanks';

let app: RenderedDriver;
beforeEach(() => {
  app = renderDriver();
});
afterEach(() => app.close());

const user = userEvent.setup({ delay: null });

async function open(location: string): Promise<void> {
  await app.open(location, { member: true, hold: [BIND, BANKS, ACTIVE_BANKS] });
  await app.sees('button', '提交');
}
/** The bank card form; its options are the banks. */
const openCard = (location = '/addBankCard') => open(location);
/** The USDT form. */
const openUsdt = (location = '/addUsdtCard') => open(location);
/** The form of other wallets; its options are the active banks. */
const openWallet = (location = '/addUsdtCards') => open(location);

const answer = (path: string, ...names: string[]) => app.calls.answer(path, { code: 200, data: names });
const accept = () => app.calls.answer(BIND, { code: 200 });
const seesToasts = (...texts: string[]) => app.look(({ toasts }) => expect(toasts).toEqual(texts));
const seesSent = (body: object) => app.look(() => expect(app.calls.made(BIND).at(-1)).toMatchObject(body));

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const press = () => screen.getByRole('button', { name: '提交' });

describe('the bank card form', () => {
  test('groups the digits while typing, drops what is none, and keeps the caret', async () => {
    await openCard();
    await user.type(box('银行卡号'), '6222-0212abc3456 789012345678');
    expect(box('银行卡号').value).toBe('6222 0212 3456 7890 123');
    box('银行卡号').setSelectionRange(2, 2);
    await user.type(box('银行卡号'), '{Backspace}', { initialSelectionStart: 2, initialSelectionEnd: 2 });
    expect(box('银行卡号').value).toBe('6220 2123 4567 8901 23');
    expect(box('银行卡号').selectionStart).toBe(1);
  });

  test('sends a card as it was typed', async () => {
    await openCard();
    await answer(BANKS, '工商银行', '招商银行');
    await user.type(box('姓名'), '张三');
    await user.selectOptions(screen.getByRole('combobox', { name: '银行' }), '招商银行');
    await user.type(box('开户行地址'), '朝阳支行');
    await user.type(box('银行卡号'), '62220212');
    await user.type(box('支付密码'), '123456');
    await user.click(press());
    await seesSent({
      bank_owner: '张三',
      bank: '招商银行',
      bank_address: '朝阳支行',
      bank_no: '62220212',
      pay_pass: '123456',
    });
    expect(app.calls.keys(BIND)[0]).toBeTruthy();
    await accept();
    await seesToasts('绑定成功');
    await expectAt(app, '/bankCard?type=1');
  });

  test('has a field for a card number on one side and an alipay account on the other', async () => {
    await openCard();
    await user.click(screen.getByRole('tab', { name: '支付宝' }));
    expect(screen.queryByRole('textbox', { name: '银行卡号' })).toBeNull();
    await user.type(box('姓名'), '张三');
    await user.click(press());
    await seesToasts('请输入支付宝账号');
    expect(document.activeElement).toBe(box('支付宝账号'));
    await user.click(screen.getByRole('tab', { name: '银行卡' }));
    expect(box('银行卡号').getAttribute('aria-invalid')).toBeNull();
  });

  test.each([
    ['USDT地址', () => openUsdt('/addUsdtCard?from=withdraw')],
    ['PayWallet地址', () => openWallet('/addUsdtCards?from=withdraw')],
  ] as const)('a wallet added from the withdraw page leads back there: %s', async (label, openForm) => {
    await openForm();
    if (label === 'PayWallet地址') {
      await answer(ACTIVE_BANKS, '好付钱包');
      await user.selectOptions(screen.getByRole('combobox', { name: '钱包类型' }), 'ERC20');
    }
    await user.type(screen.getByRole('textbox', { name: label }), '0xabc');
    await user.type(screen.getByLabelText('支付密码'), '888888');
    await user.click(screen.getByRole('button', { name: '提交' }));
    await accept();
    await seesToasts('添加成功！');
    await expectAt(app, '/withdraw');
  });

  test('from the withdraw page it has a field for the branch of alipay too, and leads back there (D21)', async () => {
    await openCard('/addBankCard?from=withdraw');
    await user.click(screen.getByRole('tab', { name: '支付宝' }));
    await user.type(box('姓名'), '张三');
    await user.click(press());
    await seesToasts('请输入开户行地址');
    await user.type(box('开户行地址'), '杭州');
    await user.type(box('支付宝账号'), 'me@example.com');
    await user.type(box('支付密码'), '123456{Enter}');
    await accept();
    await expectAt(app, '/withdraw');
  });

  test('takes 19 digits of a card, 18 characters of fund password and 80 of everything else (spec 2 §5)', async () => {
    await openCard();
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
    await openCard();
    await app.calls.answer(BANKS, 'lost');
    await app.reads('银行列表加载失败');
    await app.press('button', '重试');
    await answer(BANKS, '工商银行');
    await app.look(() => expect(screen.getByRole('option', { name: '工商银行' })).toBeTruthy());
    expect(screen.queryByText('银行列表加载失败')).toBeNull();
  });
});

describe('the USDT form', () => {
  test('starts with ERC20, warns of an odd address and sends it all the same', async () => {
    await openUsdt();
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
    await seesSent({ bank_owner: 'TRC20', pay_pass: '1' });
  });
  test('takes 80 characters of address', async () => {
    await openUsdt();
    expect(box('USDT地址').maxLength).toBe(80);
  });
  test('needs an address: 请输入USDT地址', async () => {
    await openUsdt();
    await user.click(press());
    await seesToasts('请输入USDT地址');
    expect(document.activeElement).toBe(box('USDT地址'));
  });
});

describe('the form of other wallets', () => {
  test('offers the protocols and the active banks (D22)', async () => {
    await openWallet();
    await answer(ACTIVE_BANKS, '好付钱包');
    const types = screen.getAllByRole('option').map((option) => option.textContent);
    expect(types).toEqual(['请选择钱包类型', 'ERC20', 'TRC20', '好付钱包']);
    await user.type(box('PayWallet地址'), 'W1');
    await user.click(press());
    await seesToasts('请选择钱包类型');
    await user.selectOptions(screen.getByRole('combobox', { name: '钱包类型' }), '好付钱包');
    await user.type(box('支付密码'), '123456{Enter}');
    await seesSent({ bank_no: 'W1', bank: '好付钱包' });
    await accept();
    await seesToasts('请选择钱包类型', '添加成功！');
    await expectAt(app, '/bankCard?type=5');
  });
  test('takes 80 characters of address', async () => {
    await openWallet();
    expect(box('PayWallet地址').maxLength).toBe(80);
  });
  test('says so where the active banks do not come: 请求出现异常，请稍后重试', async () => {
    await openWallet();
    await app.calls.answer(ACTIVE_BANKS, { code: 500 });
    await app.reads('请求出现异常，请稍后重试');
    expect(screen.getByRole('option', { name: 'ERC20' })).toBeTruthy();
  });
});
