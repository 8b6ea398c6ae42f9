// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { INFO, RECEIPT, WAYS } from '#tests/machines/deposit/deposits.ts';
import { openDeposit } from './openDeposit.ts';

const panel = () => within(screen.getByRole('tabpanel'));
const amount = () => panel().getByRole<HTMLInputElement>('textbox', { name: '充值金额' });
const checked = (group: string) =>
  within(panel().getByRole('radiogroup', { name: group })).getByRole<HTMLInputElement>('radio', {
    checked: true,
  }).labels?.[0]?.textContent;

describe('the deposit page', () => {
  test('shows a tab for each method that is open, online first', async () => {
    await openDeposit();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      '在线支付',
      '数字货币',
      '线下支付',
    ]);
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('在线支付');
  });

  test('the first open method is in front where online is closed', async () => {
    await openDeposit({ ...WAYS, online: false });
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('数字货币');
  });

  test('says that nothing is open', async () => {
    await openDeposit({
      usdt: false,
      card: false,
      alipay: false,
      wxpay: false,
      online: false,
      wechat: false,
    });
    expect(screen.getByText('暂无可用的充值方式，请联系客服')).toBeTruthy();
  });

  test('online: another channel selects its first option and clears the amount, another option too', async () => {
    const { user } = await openDeposit();
    expect([checked('支付通道'), checked('支付方式')]).toEqual(['极速通道', '银联快捷']);
    await user.type(amount(), '300');
    await user.click(panel().getByRole('radio', { name: '定额通道' }));
    expect(checked('支付方式')).toBe('扫码定额');
    expect(amount().value).toBe('');
    await user.click(panel().getByRole('button', { name: '200' }));
    expect(amount().value).toBe('200');
    await user.click(panel().getByRole('radio', { name: '话费直充' }));
    expect(amount().value).toBe('');
  });

  test('online: refuses what is outside the range, and clears the mark with the next key', async () => {
    const { user, toasts } = await openDeposit();
    await user.type(amount(), '99{Enter}');
    expect(toasts.at(-1)).toBe('金额必须在 100 和 50000 之间');
    expect(amount().getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(amount());
    await user.type(amount(), '9');
    expect(amount().getAttribute('aria-invalid')).toBeNull();
  });

  test('online: a channel without options requires one', async () => {
    const { user, toasts } = await openDeposit();
    await user.click(panel().getByRole('radio', { name: '备用通道' }));
    await user.click(panel().getByRole('button', { name: '立即充值' }));
    expect(toasts.at(-1)).toBe('请选择支付方式');
  });

  test('online: reserves its window in the tap, sends once, and shows what was requested', async () => {
    const { user, calls, answer, tell } = await openDeposit();
    await user.type(amount(), '300');
    await user.dblClick(panel().getByRole('button', { name: '立即充值' }));
    expect(calls.count('send')).toBe(1);
    expect(calls.received('paymentWindow')).toEqual([{ type: 'window.reserve' }]);
    await answer('send', 'https://pay.example/1');
    await tell('paymentWindow', { type: 'window.opened' });
    await answer('fetchReceipt', { number: 'CK1', amount: '300.00', time: '', state: '待处理' });
    expect(panel().getByText('CK1')).toBeTruthy();
    expect(panel().getByRole('link', { name: '存款记录' }).getAttribute('href')).toBe('#/assets?type=6');
    await user.click(panel().getByRole('button', { name: '再充一笔' }));
    expect(amount().value).toBe('');
  });

  test('digital: the dialog has the code, the address and the number, and goes on to the records', async () => {
    const { user, answer, toasts } = await openDeposit();
    await user.click(screen.getByRole('tab', { name: '数字货币' }));
    await user.click(panel().getByRole('radio', { name: 'ERC20' }));
    await user.type(amount(), '100');
    await user.click(panel().getByRole('button', { name: '确认充值' }));
    await answer('send', 'CK20261121000001');
    const dialog = within(await screen.findByRole('dialog', { name: '充值信息' }));
    await answer('fetchPaymentInfo', INFO);
    expect(dialog.getByRole('img', { name: '收款二维码' })).toBeTruthy();
    expect(dialog.getByText(INFO.address)).toBeTruthy();
    expect(dialog.getByText('应付 15.73 USDT')).toBeTruthy();
    expect(dialog.getByText(/CK20261121000001/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: '复制' }));
    expect(await navigator.clipboard.readText()).toBe(INFO.address);
    expect(toasts.at(-1)).toBe('复制成功！');
    await user.click(dialog.getByRole('button', { name: '已完成支付' }));
    expect(window.location.hash).toBe('#/assets?type=0');
  });

  test('digital: the dialog is a receipt with number, amount, time and state, whose number can be copied', async () => {
    const { user, answer, calls, toasts } = await openDeposit();
    await user.click(screen.getByRole('tab', { name: '数字货币' }));
    await user.type(amount(), '100{Enter}');
    await answer('send', RECEIPT.number);
    const dialog = within(await screen.findByRole('dialog', { name: '充值信息' }));
    expect(calls.latest('fetchReceipt').input).toEqual({ depositNo: RECEIPT.number });
    const line = (name: string) => dialog.getByText(name).nextElementSibling?.textContent;
    expect([line('状态'), line('时间')]).toEqual(['待审核', '—']);
    await answer('fetchPaymentInfo', INFO);
    await answer('fetchReceipt', { ...RECEIPT, state: '已通过' });
    expect(dialog.getByText('¥100.00')).toBeTruthy();
    expect([line('状态'), line('时间')]).toEqual(['已通过', RECEIPT.time]);
    await user.click(dialog.getByRole('button', { name: '复制单号' }));
    expect(await navigator.clipboard.readText()).toBe(RECEIPT.number);
    expect(toasts.at(-1)).toBe('复制成功！');
  });

  test('digital: records that do not come leave the payment as it is', async () => {
    const { user, answer, fail } = await openDeposit();
    await user.click(screen.getByRole('tab', { name: '数字货币' }));
    await user.type(amount(), '100{Enter}');
    await answer('send', 'CK1');
    const dialog = within(await screen.findByRole('dialog', { name: '充值信息' }));
    await fail('fetchReceipt', { kind: 'offline' });
    await answer('fetchPaymentInfo', INFO);
    expect(dialog.getByText('时间').nextElementSibling?.textContent).toBe('—');
    expect(dialog.getByRole('img', { name: '收款二维码' })).toBeTruthy();
  });

  test('digital: an order whose payment info does not come keeps its number and can be requested again', async () => {
    const { user, answer, fail } = await openDeposit();
    await user.click(screen.getByRole('tab', { name: '数字货币' }));
    await user.type(amount(), '100{Enter}');
    await answer('send', 'CK1');
    const dialog = within(await screen.findByRole('dialog', { name: '充值信息' }));
    await fail('fetchPaymentInfo', { kind: 'timeout' });
    expect(dialog.getByText(/CK1/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: '重试' }));
    await answer('fetchPaymentInfo', INFO);
    expect(dialog.getByText(INFO.address)).toBeTruthy();
  });

  test('digital: a dropped connection is shown, with the record and a retry under the same key', async () => {
    const { user, fail, calls, toasts } = await openDeposit();
    await user.click(screen.getByRole('tab', { name: '数字货币' }));
    await user.type(amount(), '100{Enter}');
    await fail('send', { kind: 'offline' });
    expect(toasts.at(-1)).toBe('网络错误，请稍后重试');
    const notice = within(screen.getByRole('region', { name: '结果未知' }));
    expect(notice.getByRole('link').getAttribute('href')).toBe('#/assets?type=0');
    await user.click(notice.getByRole('button', { name: '重试' }));
    expect(calls.made.filter(({ id }) => id === 'send').map(({ input }) => input)).toMatchObject([
      { key: 'key-1' },
      { key: 'key-1' },
    ]);
  });

  test('offline: customer service opens without an amount', async () => {
    const { user, calls } = await openDeposit();
    await user.click(screen.getByRole('tab', { name: '线下支付' }));
    expect(checked('支付方式')).toBe('客服充值');
    expect(panel().queryByRole('textbox', { name: '充值金额' })).toBeNull();
    expect(panel().getByText('客服将协助您完成充值')).toBeTruthy();
    await user.click(panel().getByRole('button', { name: '确认充值' }));
    expect(calls.count('fetchServiceUrl')).toBe(1);
    expect(calls.count('send')).toBe(0);
  });

  test('offline: the bank form asks in its order, sends once, and leads to the records after 1.5 s', async () => {
    const { user, toasts, calls, answer, pass } = await openDeposit();
    await user.click(screen.getByRole('tab', { name: '线下支付' }));
    await user.click(panel().getByRole('radio', { name: '银行卡' }));
    const confirm = () => panel().getByRole('button', { name: '确认充值' });
    for (const [field, text] of [
      ['存款人姓名', '请输入存款人姓名'],
      ['银行类型', '请输入银行类型'],
      ['银行卡号', '请输入银行卡号'],
      ['开户行地址', '请输入银行开户行地址'],
      ['充值金额', '请输入正确金额'],
    ] as const) {
      await user.click(confirm());
      expect(toasts.at(-1)).toBe(text);
      const input = panel().getByRole('textbox', { name: field });
      expect(document.activeElement).toBe(input);
      await user.type(input, '250');
    }
    expect(amount().placeholder).toContain('200-300');
    await user.dblClick(confirm());
    expect(calls.count('send')).toBe(1);
    await answer('send', 'CK1');
    expect(toasts.at(-1)).toBe('操作成功，等待工作人员审核！');
    await pass(1499);
    expect(window.location.hash).toBe('#/deposit');
    await pass(1);
    expect(window.location.hash).toBe('#/assets?type=0');
  });
});
