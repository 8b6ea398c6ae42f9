import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { INFO, isShownAddress } from '#tests/machines/deposit/deposits.ts';
import { expectAt, expectToasts } from '#tests/support/driver.ts';
import { renderDriver, type RenderedDriver } from '#tests/support/renderedDriver.tsx';
import { deposit, onePage, openAssets, PAY_INFO, RECORDS } from './openAssets.ts';

/** Where to pay a digital deposit. */
const PAYMENT = {
  info: { amount: '200.00', real_money: '31.45', bank: 'TRC20', paytype: 'usdt' },
  cardlist: [{ mch_id: INFO.address, payimg: '' }],
};

let app: RenderedDriver;
beforeEach(() => {
  app = renderDriver();
});
afterEach(() => app.close());

const list = () => within(screen.getByRole('list', { name: '记录' }));

describe('the record of an open deposit', () => {
  const open = (fields: object) => ({ ...deposit('CK20261121000001'), ...fields });
  const offer = () => list().queryByRole('button', { name: /^继续支付/ });
  const openPayment = async (user: Awaited<ReturnType<typeof openAssets>>) => {
    await user.click(list().getByRole('button', { name: '继续支付 CK20261121000001' }));
    await app.sees('dialog', '充值信息');
    return within(screen.getByRole('dialog', { name: '充值信息' }));
  };

  test('opens its payment again, with network, address, code and what is to pay', async () => {
    const user = await openAssets(app, '0', onePage(open({})));
    const dialog = await openPayment(user);
    const line = (name: string) => dialog.getByText(name).nextElementSibling?.textContent;
    expect([line('状态'), line('时间')]).toEqual(['待审核', '2026-11-21 12:00:00']);
    await app.calls.answer(PAY_INFO, { code: 200, data: PAYMENT });
    expect(app.calls.made(PAY_INFO)).toEqual([{ deposit_no: 'CK20261121000001' }]);
    expect(dialog.getByText('¥200.00')).toBeTruthy();
    expect(line('应付')).toBe('31.45 USDT');
    expect(line('收款地址')).toBe('TRC20');
    expect(dialog.getByText(isShownAddress).querySelectorAll('[data-end=true]')).toHaveLength(2);
    expect(dialog.getByText('仅支持 TRC20·USDT 转账，转错无法找回')).toBeTruthy();
    expect(dialog.getByRole('img', { name: '收款二维码' })).toBeTruthy();
    expect(dialog.getByText('CK20261121000001')).toBeTruthy();
  });

  test('says what was copied, beside it, until something else is', async () => {
    const user = await openAssets(app, '0', onePage(open({})));
    const dialog = await openPayment(user);
    await app.calls.answer(PAY_INFO, { code: 200, data: PAYMENT });
    await user.click(dialog.getByRole('button', { name: '复制金额' }));
    expect(await navigator.clipboard.readText()).toBe('31.45');
    await app.look(() => dialog.getByText('金额已复制'));
    await expectToasts(app, '复制成功！');
    await user.click(dialog.getByRole('button', { name: '复制' }));
    expect(await navigator.clipboard.readText()).toBe(INFO.address);
    await app.look(() => dialog.getByText('地址已复制'));
    expect(dialog.queryByText('金额已复制')).toBeNull();
  });

  test('tells where a bank transfer goes, as far as the server does', async () => {
    const user = await openAssets(app, '0', onePage(open({})));
    const dialog = await openPayment(user);
    await app.calls.answer(PAY_INFO, {
      code: 200,
      data: {
        info: {
          amount: '500.00',
          real_money: '500.00',
          bank: '工商银行',
          paytype: 'bank',
          arrival: '约 10 分钟',
        },
        cardlist: { mch_id: '6222021234567890123', bank_owner: '演示商户', bank_address: '上海分行' },
      },
    });
    const line = (name: string) => dialog.getByText(name).nextElementSibling?.textContent;
    expect(line('应付')).toBe('¥500.00');
    expect(line('收款账号')).toBe('工商银行');
    expect(line('姓名')).toBe('演示商户');
    expect([line('开户行'), line('预计到账')]).toEqual(['上海分行', '约 10 分钟']);
    expect(dialog.queryByRole('img')).toBeNull();
    expect(dialog.queryByText(/^仅支持/)).toBeNull();
    await user.click(dialog.getByRole('button', { name: '复制姓名' }));
    await app.look(() => dialog.getByText('姓名已复制'));
    expect(dialog.getAllByText('¥500.00')).toHaveLength(1);
  });

  test('stays where it is when the payment is completed, and is requested again', async () => {
    const user = await openAssets(app, '0', onePage(open({})));
    const dialog = await openPayment(user);
    await app.calls.answer(PAY_INFO, { code: 200, data: PAYMENT });
    await user.click(dialog.getByRole('button', { name: '已完成支付' }));
    await app.misses('dialog', '充值信息');
    await expectAt(app, '/assets?type=0');
    await expectToasts(app);
    await app.calls.answer(RECORDS, onePage(open({ state: 2 })));
    expect(offer()).toBeNull();
    expect(list().getByText('已通过')).toBeTruthy();
  });

  test('says why there is no payment info, and asks again on a press', async () => {
    const user = await openAssets(app, '0', onePage(open({})));
    const dialog = await openPayment(user);
    await app.calls.answer(PAY_INFO, { code: 409, message: '订单已支付' });
    expect(dialog.getByText('订单已支付')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: '重试' }));
    await app.calls.answer(PAY_INFO, { code: 200, data: PAYMENT });
    expect(dialog.getByText(isShownAddress)).toBeTruthy();
  });

  test.each([
    ['without a number', open({ order_no: '' })],
    ['with the number of a related order alone', open({ order_no: '', relatedorders: 'X1' })],
    ['by bank', open({ pay_way: '银行转账' })],
    ['that was approved', open({ state: 2 })],
    ['that was rejected', open({ state: 3 })],
  ])('%s offers no payment', async (_, row) => {
    await openAssets(app, '0', onePage(row));
    expect(list().getAllByRole('button')).toHaveLength(1);
  });

  test('online offers no payment', async () => {
    await openAssets(app, '6');
    expect(list().getAllByRole('button')).toHaveLength(1);
  });
});
