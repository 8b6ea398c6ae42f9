import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { beijingText } from '#lib/beijingTime.ts';
import { BANK, INFO, isShownAddress, RECEIPT, WAYS } from '#tests/machines/deposit/deposits.ts';
import { expectAt, expectSameKey, expectToast, expectWaiting } from '#tests/support/driver.ts';
import { renderDriver, type RenderedDriver } from '#tests/support/renderedDriver.tsx';
import { openDeposit, PAY_INFO, PROCESS, RECHARGE, RECORDS } from './openDeposit.ts';

const HOUR_MS = 3_600_000;
const CARDS = '/api/getcard';
const SERVICE = '/api/getservicerurl';
/** The network's form of `INFO`. */
const PAYMENT = {
  info: { amount: '100.00', real_money: '15.73', bank: 'TRC20', paytype: 'usdt' },
  cardlist: [{ mch_id: INFO.address, payimg: '' }],
};
/** A record of a digital deposit that was approved. */
const recordOf = (order_no: string) => ({
  order_no,
  amount: RECEIPT.amount,
  created_at: RECEIPT.time,
  state: 2,
});

let app: RenderedDriver;
beforeEach(() => {
  app = renderDriver();
});
afterEach(() => app.close());

const panel = () => within(screen.getByRole('tabpanel'));
const amount = () => panel().getByRole<HTMLInputElement>('textbox', { name: '充值金额' });
const checked = (group: string) =>
  within(panel().getByRole('radiogroup', { name: group }))
    .getByRole('radio', { checked: true })
    .getAttribute('aria-label');
const amounts = () =>
  within(panel().getByRole('group', { name: '充值金额' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
const field = () => panel().queryByRole('textbox', { name: '充值金额' });

/** Requests a digital deposit of 100, which gets this number; returns its dialog. */
async function openPayment(user: Awaited<ReturnType<typeof openDeposit>>, number: string) {
  await user.click(screen.getByRole('tab', { name: '数字货币' }));
  await user.type(amount(), '100{Enter}');
  await app.calls.answer(RECHARGE, { code: 200, message: number });
  await app.sees('dialog', '充值信息');
  return within(screen.getByRole('dialog', { name: '充值信息' }));
}

describe('the deposit page', () => {
  test('shows a tab for each method that is open, online first', async () => {
    await openDeposit(app);
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      '在线支付',
      '数字货币',
      '线下支付',
    ]);
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('在线支付');
  });

  test('asks for methods and channels again when it is shown again, and keeps what was typed', async () => {
    const user = await openDeposit(app);
    await user.type(amount(), '640');
    await app.calls.always('/api/get_pay_way', { code: 200, data: { ...WAYS, usdt: false } });
    await app.goTo('/faq');
    await app.goTo('/deposit');
    await app.misses('tab', '数字货币');
    expect(amount().value).toBe('640');
    expect(app.calls.made('/api/payment-channels')).toHaveLength(2);
    await app.look(({ toasts, loading }) => expect({ toasts, loading }).toEqual({ toasts: [], loading: [] }));
  });

  test('a chosen channel that is closed meanwhile is chosen anew, for the typed amount', async () => {
    const user = await openDeposit(app);
    await user.type(amount(), '640');
    await app.goTo('/faq');
    await app.calls.always('/api/payment-channels', {
      code: 200,
      data: [{ channel: 'slow', name: '慢速通道', options: [{ payname: '网银', bank_code: 'B' }] }],
    });
    await app.goTo('/deposit');
    await expectToast(app, '所选支付方式已关闭，请重新选择');
    await user.click(panel().getByRole('button', { name: '立即充值' }));
    await expectToast(app, '请选择支付方式');
    await user.click(panel().getByRole('radio', { name: '慢速通道' }));
    expect(amount().value).toBe('640');
    await user.click(panel().getByRole('button', { name: '立即充值' }));
    await app.look(() => expect(app.calls.made(PROCESS)).toMatchObject([{ channel: 'slow', amount: '640' }]));
  });

  test('the first open method is in front where online is closed', async () => {
    await openDeposit(app, { ...WAYS, online: false });
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('数字货币');
  });

  test('says that nothing is open', async () => {
    await openDeposit(app, {
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
    const user = await openDeposit(app);
    expect([checked('支付通道'), checked('支付方式')]).toEqual(['极速通道', '银联快捷']);
    await user.type(amount(), '300');
    await user.click(panel().getByRole('radio', { name: '定额通道' }));
    expect(checked('支付方式')).toBe('扫码定额');
    const pressed = () => panel().queryByRole('button', { pressed: true })?.textContent;
    expect(pressed()).toBeUndefined();
    await user.click(panel().getByRole('button', { name: '200' }));
    expect(pressed()).toBe('200');
    await user.click(panel().getByRole('radio', { name: '话费直充' }));
    expect(pressed()).toBeUndefined();
    await user.click(panel().getByRole('radio', { name: '极速通道' }));
    expect(amount().value).toBe('');
  });

  test('online: a fixed amount that the range forbids is neither offered nor named (D72)', async () => {
    const user = await openDeposit(app);
    await user.click(panel().getByRole('radio', { name: '定额通道' }));
    expect([amounts(), field()]).toEqual([['100', '200'], null]);
    await user.click(panel().getByRole('radio', { name: '话费直充' }));
    expect([amounts(), field()]).toEqual([['50', '100'], null]);
    await user.click(panel().getByRole('button', { name: '立即充值' }));
    await expectToast(app, '请输入正确的金额');
    const choice = panel().getByRole('group', { name: '充值金额' });
    expect(choice.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(choice);
    expect(within(choice).getByText('请输入正确的金额')).toBeTruthy();
    await user.click(panel().getByRole('button', { name: '50' }));
    expect(choice.getAttribute('aria-invalid')).toBeNull();
    await user.click(panel().getByRole('button', { name: '立即充值' }));
    await app.look(() =>
      expect(app.calls.made(PROCESS)).toMatchObject([{ payname: '话费直充', amount: '50' }]),
    );
  });

  test.each([
    ['', [], '快捷支付金额不限'],
    ['约100', [], '快捷支付'],
    ['', ['约100'], '快捷支付'],
  ])(
    'online: an option of the range %j and the amounts %j is %s',
    async (amount_range, fixed_amounts, name) => {
      const option = { payname: '快捷支付', bank_code: 'B', amount_range, fixed_amounts };
      await openDeposit(app, WAYS, [{ channel: 'bridge', name: '备用通道', options: [option] }]);
      expect(panel().getByRole('radio', { name: '快捷支付' }).parentElement?.textContent).toBe(name);
    },
  );

  test('online: an amount that is no longer among the fixed ones is refused in its place', async () => {
    const user = await openDeposit(app);
    await user.type(amount(), '640');
    const fixed = {
      payname: '银联快捷',
      bank_code: 'UNION',
      amount_range: '',
      fixed_amounts: ['100', '200'],
    };
    await app.calls.always('/api/payment-channels', {
      code: 200,
      data: [{ channel: 'fast', name: '极速通道', options: [fixed] }],
    });
    await app.goTo('/faq');
    await app.goTo('/deposit');
    await app.look(() => expect(field()).toBeNull());
    await user.click(panel().getByRole('button', { name: '立即充值' }));
    await expectToast(app, '金额必须是固定值：100, 200');
    expect(app.calls.made(PROCESS)).toEqual([]);
  });

  test('online: where a fixed amount is unknown, another one may be typed', async () => {
    const unknown = { payname: '扫码', bank_code: 'QR', amount_range: '', fixed_amounts: ['100', '约200'] };
    const user = await openDeposit(app, WAYS, [{ channel: 'fixed', name: '定额通道', options: [unknown] }]);
    expect(amounts()).toEqual(['100']);
    await user.type(amount(), '200{Enter}');
    await app.look(() => expect(app.calls.made(PROCESS)).toMatchObject([{ amount: '200' }]));
  });

  test('online: each option says its limits, and offers six amounts inside them to be pressed', async () => {
    const user = await openDeposit(app);
    const note = (name: string) =>
      panel().getByRole('radio', { name, description: /.*/ }).parentElement?.textContent;
    expect(note('银联快捷')).toContain('100 - 50000 元');
    expect(panel().getByText('通常几分钟内到账')).toBeTruthy();
    expect(amounts()).toEqual(['100', '200', '500', '1000', '2000', '5000']);
    await user.click(panel().getByRole('radio', { name: '网银转账' }));
    expect(amounts()).toEqual(['500', '1000', '2000', '5000', '10000', '20000']);
    await user.click(panel().getByRole('button', { name: '2000' }));
    expect(amount().value).toBe('2000');
    expect(panel().getByRole('button', { pressed: true }).textContent).toBe('2000');
    await user.click(panel().getByRole('radio', { name: '定额通道' }));
    expect([note('扫码定额'), note('话费直充')]).toEqual([
      '扫码定额定额 100 - 200 元',
      '话费直充定额 50 - 100 元',
    ]);
    await user.click(panel().getByRole('radio', { name: '备用通道' }));
    expect(panel().queryByRole('group', { name: '充值金额' })).toBeNull();
    expect(field()).toBeTruthy();
  });

  test('online: an option whose range forbids all its amounts says so, and another one has to be chosen', async () => {
    const none = {
      payname: '话费直充',
      bank_code: 'PHONE',
      amount_range: '50-300',
      fixed_amounts: ['30', '500'],
    };
    const user = await openDeposit(app, WAYS, [{ channel: 'fixed', name: '定额通道', options: [none] }]);
    const text = '该支付方式暂无可用金额，请选择其他支付方式';
    expect(field()).toBeNull();
    expect(panel().getByText(text)).toBeTruthy();
    await user.click(panel().getByRole('button', { name: '立即充值' }));
    await expectToast(app, text);
    expect(panel().getByRole('radiogroup', { name: '支付方式' }).getAttribute('aria-invalid')).toBe('true');
    expect(app.calls.made(PROCESS)).toEqual([]);
  });

  test('online: a fixed amount is put in as a plain one, however it is written', async () => {
    const plain = { payname: '扫码定额', bank_code: 'QR', amount_range: '', fixed_amounts: ['0100.000'] };
    const user = await openDeposit(app, WAYS, [{ channel: 'fixed', name: '定额通道', options: [plain] }]);
    expect(panel().getByRole('radio', { name: '扫码定额' }).parentElement?.textContent).toContain(
      '定额 0100.000 元',
    );
    await user.click(panel().getByRole('button', { name: '0100.000' }));
    await app.press('button', '立即充值');
    await app.look(() => expect(app.calls.made(PROCESS)).toMatchObject([{ amount: '100' }]));
  });

  test('online: refuses what is outside the range, and clears the mark with the next key', async () => {
    const user = await openDeposit(app);
    await user.type(amount(), '99{Enter}');
    await expectToast(app, '金额必须在 100 和 50000 之间');
    expect(amount().getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(amount());
    await user.type(amount(), '9');
    expect(amount().getAttribute('aria-invalid')).toBeNull();
  });

  test('online: a channel without options requires one', async () => {
    const user = await openDeposit(app);
    await user.click(panel().getByRole('radio', { name: '备用通道' }));
    await user.click(panel().getByRole('button', { name: '立即充值' }));
    await expectToast(app, '请选择支付方式');
    expect(app.calls.made(PROCESS)).toEqual([]);
  });

  test('online: reserves its window in the tap, sends once, and shows what was requested', async () => {
    const user = await openDeposit(app);
    await user.type(amount(), '300');
    await user.dblClick(panel().getByRole('button', { name: '立即充值' }));
    expect(app.windows()).toEqual(['']);
    await app.look(() =>
      expect(app.calls.made(PROCESS)).toEqual([
        expect.objectContaining({ channel: 'fast', payname: '银联快捷', payOption: 'UNION', amount: '300' }),
      ]),
    );
    await app.calls.answer(PROCESS, { code: 200, data: { url: 'https://pay.example/1' } });
    expect(app.windows()).toEqual(['https://pay.example/1']);
    await app.calls.answer(RECORDS, {
      code: 200,
      data: [{ order_no: 'CK1', amount: '300.00', created_at: RECEIPT.time, status: 'pending' }],
    });
    expect(panel().getByText('CK1')).toBeTruthy();
    expect(panel().getByText('待处理')).toBeTruthy();
    expect(panel().getByRole('link', { name: '存款记录' }).getAttribute('href')).toBe('#/assets?type=6');
    await user.click(panel().getByRole('button', { name: '再充一笔' }));
    expect(amount().value).toBe('');
  });

  test('online: an order of the same amount an hour ago, by the server’s clock, is not the receipt', async () => {
    await app.close();
    app = renderDriver({ serverNow: () => Date.now() - HOUR_MS });
    const user = await openDeposit(app);
    await user.type(amount(), '300{Enter}');
    await app.calls.answer(PROCESS, { code: 200, data: { url: 'https://pay.example/1' } });
    const pressed = Date.now() - HOUR_MS;
    const recordAt = (order_no: string, at: number) => ({
      order_no,
      amount: '300.00',
      created_at: beijingText(at),
      status: 'pending',
    });
    const old = recordAt('CK-OLD', pressed - HOUR_MS);
    await app.calls.answer(RECORDS, { code: 200, data: [old] });
    expect(panel().queryByText('CK-OLD')).toBeNull();
    await app.pass(500);
    await app.calls.answer(RECORDS, { code: 200, data: [recordAt('CK-NEW', pressed), old] });
    expect(panel().getByText('CK-NEW')).toBeTruthy();
  });

  test('the balance stands above the methods', async () => {
    await openDeposit(app);
    const balance = within(screen.getByRole('main')).getByText('账户余额').nextElementSibling;
    expect(balance?.textContent).toBe('¥8,888.88');
    const follows = balance?.compareDocumentPosition(screen.getByRole('tablist', { name: '充值方式' }));
    expect(follows).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('digital: about how much an amount is in USDT is said while it is typed', async () => {
    const user = await openDeposit(app);
    await user.click(screen.getByRole('tab', { name: '数字货币' }));
    expect(panel().getByText('1 USDT ≈ 6.36 CNY')).toBeTruthy();
    expect(panel().queryByText(/^≈/)).toBeNull();
    await user.click(panel().getByRole('button', { name: '500' }));
    expect(amount().value).toBe('500');
    expect(panel().getByText('≈ 78.62 USDT')).toBeTruthy();
    await user.type(amount(), '0');
    expect(panel().getByText('≈ 786.17 USDT')).toBeTruthy();
    await user.clear(amount());
    await user.type(amount(), '-1');
    expect(panel().queryByText(/^≈/)).toBeNull();
  });

  test('digital: the dialog has the code, the address and the number, and goes on to the records', async () => {
    const user = await openDeposit(app);
    await user.click(screen.getByRole('tab', { name: '数字货币' }));
    await user.click(panel().getByRole('radio', { name: 'ERC20' }));
    await user.type(amount(), '100');
    await user.click(panel().getByRole('button', { name: '确认充值' }));
    await app.look(() =>
      expect(app.calls.made(RECHARGE)).toEqual([{ paytype: 'usdt', amount: '100', catepay: 'ERC20' }]),
    );
    await app.calls.answer(RECHARGE, { code: 200, message: 'CK20261121000001' });
    await app.sees('dialog', '充值信息');
    const dialog = within(screen.getByRole('dialog', { name: '充值信息' }));
    expect(app.calls.made(PAY_INFO)).toEqual([{ deposit_no: 'CK20261121000001' }]);
    await app.calls.answer(PAY_INFO, { code: 200, data: PAYMENT });
    await app.sees('img', '收款二维码');
    expect(dialog.getByRole('img', { name: '收款二维码' })).toBeTruthy();
    expect(dialog.getByText(isShownAddress)).toBeTruthy();
    expect(dialog.getByText('应付').parentElement?.textContent).toBe('应付 15.73 USDT');
    expect(dialog.getByText(/CK20261121000001/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: '复制' }));
    expect(await navigator.clipboard.readText()).toBe(INFO.address);
    await expectToast(app, '复制成功！');
    await app.press('button', '已完成支付');
    await expectAt(app, '/assets?type=0');
  });

  test('digital: the dialog is a receipt with number, amount, time and state, whose number can be copied', async () => {
    const user = await openDeposit(app);
    const dialog = await openPayment(user, RECEIPT.number);
    const line = (name: string) => dialog.getByText(name).nextElementSibling?.textContent;
    expect([line('状态'), line('时间')]).toEqual(['待审核', '—']);
    await app.calls.answer(PAY_INFO, { code: 200, data: PAYMENT });
    const other = { ...recordOf('CK2'), state: 3, created_at: '2026-11-21 08:04:00' };
    await app.calls.answer(RECORDS, { code: 200, data: [other, recordOf(RECEIPT.number)] });
    expect(dialog.getByText('¥100.00')).toBeTruthy();
    expect([line('状态'), line('时间')]).toEqual(['已通过', RECEIPT.time]);
    await user.click(dialog.getByRole('button', { name: '复制单号' }));
    expect(await navigator.clipboard.readText()).toBe(RECEIPT.number);
    await expectToast(app, '复制成功！');
  });

  test('digital: records that do not come leave the payment as it is', async () => {
    const dialog = await openPayment(await openDeposit(app), 'CK1');
    await app.calls.answer(RECORDS, 'lost');
    await app.calls.answer(PAY_INFO, { code: 200, data: PAYMENT });
    await app.sees('img', '收款二维码');
    expect(dialog.getByText('时间').nextElementSibling?.textContent).toBe('—');
    expect(dialog.getByRole('img', { name: '收款二维码' })).toBeTruthy();
  });

  test('digital: an order whose payment info does not come keeps its number and can be requested again', async () => {
    const user = await openDeposit(app);
    const dialog = await openPayment(user, 'CK1');
    await app.calls.answer(PAY_INFO, 'late');
    expect(dialog.getByText(/CK1/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: '重试' }));
    await app.calls.answer(PAY_INFO, { code: 200, data: PAYMENT });
    expect(dialog.getByText(isShownAddress)).toBeTruthy();
  });

  test('digital: a dropped connection is shown, with the record and a retry under the same key', async () => {
    const user = await openDeposit(app);
    await user.click(screen.getByRole('tab', { name: '数字货币' }));
    await user.type(amount(), '100{Enter}');
    await app.calls.answer(RECHARGE, 'lost');
    await expectToast(app, '网络错误，请稍后重试');
    const notice = within(screen.getByRole('region', { name: '结果未知' }));
    expect(notice.getByRole('link').getAttribute('href')).toBe('#/assets?type=0');
    await user.click(notice.getByRole('button', { name: '重试' }));
    await expectWaiting(app, RECHARGE);
    expect(app.calls.keys(RECHARGE)).toHaveLength(2);
    expectSameKey(app, RECHARGE);
  });

  test('offline: customer service opens without an amount', async () => {
    const user = await openDeposit(app);
    app.calls.hold(SERVICE);
    await user.click(screen.getByRole('tab', { name: '线下支付' }));
    expect(checked('支付方式')).toBe('客服充值');
    expect(panel().queryByRole('textbox', { name: '充值金额' })).toBeNull();
    expect(panel().getByText('客服将协助您完成充值')).toBeTruthy();
    await user.click(panel().getByRole('button', { name: '确认充值' }));
    await expectWaiting(app, SERVICE);
    expect(app.calls.made(RECHARGE)).toEqual([]);
  });

  test('offline: the amounts are those of the hint, which an amount does not cover', async () => {
    const user = await openDeposit(app);
    await user.click(screen.getByRole('tab', { name: '线下支付' }));
    await user.click(panel().getByRole('radio', { name: '支付宝' }));
    expect(amounts()).toEqual(['200', '220', '240', '260', '280', '300']);
    expect(panel().queryByText('单笔限额200-300元')).toBeNull();
    await user.click(panel().getByRole('button', { name: '240' }));
    expect(panel().getByText('单笔限额200-300元')).toBeTruthy();
    await user.click(panel().getByRole('button', { name: '确认充值' }));
    await app.look(() => expect(app.calls.made(RECHARGE)).toEqual([{ paytype: 'alipay', amount: '240' }]));
  });

  test('offline: the bank form is filled in from the bound card, and keeps what was typed before it came', async () => {
    const user = await openDeposit(app);
    app.calls.hold(CARDS);
    await user.click(screen.getByRole('tab', { name: '线下支付' }));
    await user.click(panel().getByRole('radio', { name: '银行卡' }));
    const box = (name: string) => panel().getByRole<HTMLInputElement>('textbox', { name });
    await user.type(box('存款人姓名'), '李四');
    await app.calls.answer(CARDS, { code: 200, data: [{ id: 1, ...BANK }] });
    expect(['存款人姓名', '银行类型', '银行卡号', '开户行地址'].map((name) => box(name).value)).toEqual([
      '李四',
      BANK.bank,
      BANK.bank_no,
      BANK.bank_address,
    ]);
    expect(panel().getByText('已填入您绑定的银行卡，可修改')).toBeTruthy();
    await user.click(panel().getByRole('button', { name: '240' }));
    await user.click(panel().getByRole('button', { name: '确认充值' }));
    await app.look(() =>
      expect(app.calls.made(RECHARGE)).toEqual([
        { paytype: 'bank', amount: '240', ...BANK, bank_owner: '李四' },
      ]),
    );
  });

  test('offline: the bank form takes what was copied, and refuses what is too long (D64)', async () => {
    const user = await openDeposit(app);
    await user.click(screen.getByRole('tab', { name: '线下支付' }));
    await user.click(panel().getByRole('radio', { name: '银行卡' }));
    const box = (name: string) => panel().getByRole<HTMLInputElement>('textbox', { name });
    await user.click(box('银行卡号'));
    await user.paste('银行卡号：6222 0212 3456 7890 123');
    expect(box('银行卡号').value).toBe('6222021234567890123');
    await user.click(box('存款人姓名'));
    await user.paste('张'.repeat(81));
    expect(box('存款人姓名').value).toBe('');
    await expectToast(app, '存款人姓名最多80个字符');
    expect(box('存款人姓名').getAttribute('aria-invalid')).toBe('true');
    await user.paste('姓名：张三');
    expect(box('存款人姓名').value).toBe('张三');
    expect(box('存款人姓名').getAttribute('aria-invalid')).toBeNull();
  });

  test('offline: the bank form asks in its order, sends once, and leads to the records after 1.5 s', async () => {
    const user = await openDeposit(app);
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
      await expectToast(app, text);
      const input = panel().getByRole('textbox', { name: field });
      expect(document.activeElement).toBe(input);
      await user.type(input, '250');
    }
    expect(amount().placeholder).toContain('200-300');
    await user.dblClick(confirm());
    await app.look(() =>
      expect(app.calls.made(RECHARGE)).toEqual([
        {
          paytype: 'bank',
          amount: '250',
          bank_owner: '250',
          bank: '250',
          bank_no: '250',
          bank_address: '250',
        },
      ]),
    );
    await app.calls.answer(RECHARGE, { code: 200, message: 'CK1' });
    await expectToast(app, '操作成功，等待工作人员审核！');
    await app.pass(1499);
    await expectAt(app, '/deposit');
    await app.pass(1);
    await expectAt(app, '/assets?type=0');
  });
});
