import { screen } from '@testing-library/react';
import { describe, expect, onTestFinished, test } from 'vitest';
import { NETWORK_TEXT } from '#tests/support/driver.ts';
import { renderDriver } from '#tests/support/renderedDriver.tsx';
// loaded in advance, so that no test waits for a chunk
import '#areas/payoutAccounts/UnbindDialog.tsx';

const LIST = '/api/getcard';
const UNBIND = '/api/delcard';
const CARD = {
  id: 7,
  bank: '工商银行',
  bank_owner: '张三',
  bank_no: '6222021234567890123',
  bank_address: '朝阳支行',
};

async function openPage(location = '/bankCard') {
  const driver = renderDriver();
  onTestFinished(driver.close);
  await driver.open(location, { member: true, hold: [LIST, UNBIND] });
  return {
    ...driver,
    /** answers the request for a list with these accounts */
    arrive: (...data: object[]) => driver.calls.answer(LIST, { code: 200, data }),
    askToUnbind: async () => {
      await driver.press('button', '解绑');
      expect(screen.getByRole('alertdialog', { name: '解绑' })).toBeTruthy();
    },
    toasts: () => driver.look(({ toasts }) => toasts),
  };
}
const some = (count: number) =>
  Array.from({ length: count }, (_, id) => ({ ...CARD, id, bank: `银行${id}` }));

describe('the payout accounts', () => {
  test('show a number masked, never in full', async () => {
    const { arrive } = await openPage();
    await arrive(CARD);
    expect(screen.getByText('**** **** **** 0123')).toBeTruthy();
    expect(document.body.innerHTML).not.toContain('6222021234567890123');
  });

  test.each([
    ['银行卡', '添加银行卡', '#/addBankCard'],
    ['USDT', '添加USDT', '#/addUsdtCard'],
    ['PayWallet', '添加钱包', '#/addUsdtCards'],
  ])('of kind %s can be added: %s', async (tab, add, href) => {
    const { press, arrive } = await openPage('/bankCard?type=9');
    await arrive();
    await press('tab', tab);
    if (tab !== '银行卡') await arrive();
    expect(screen.getByRole('link', { name: add }).getAttribute('href')).toBe(href);
    expect(screen.getByText('暂无记录')).toBeTruthy();
  });

  test('open on the kind of the query', async () => {
    await openPage('/bankCard?type=2');
    expect(screen.getByRole('tab', { name: 'USDT', selected: true })).toBeTruthy();
  });

  test('can be added up to five of a kind (D20)', async () => {
    const first = await openPage();
    await first.arrive(...some(4));
    expect(screen.getByRole('link', { name: '添加银行卡' })).toBeTruthy();
    await first.close();
    const second = await openPage();
    await second.arrive(...some(5));
    expect(screen.queryByRole('link', { name: '添加银行卡' })).toBeNull();
    expect(screen.getByText('已绑定').parentElement?.textContent).toBe('已绑定 5 / 5');
    await second.close();
    // the withdraw page allows more (D20)
    const third = await openPage();
    await third.arrive(...some(6));
    expect(screen.queryByRole('link', { name: '添加银行卡' })).toBeNull();
    expect(screen.getByText('已绑定').parentElement?.textContent).toBe('已绑定 6');
  });

  test('are unbound only after a question', async () => {
    const { arrive, askToUnbind, press, look, calls, toasts } = await openPage();
    await arrive(CARD);
    await askToUnbind();
    await press('button', '取消');
    await look(({ dialogs }) => expect(dialogs).toEqual([]));
    expect(calls.made(UNBIND)).toEqual([]);

    await askToUnbind();
    await press('button', '确定');
    await press('button', '确定');
    expect(calls.made(UNBIND)).toEqual([{ id: 7 }]);
    await calls.answer(UNBIND, { code: 200 });
    expect(await toasts()).toEqual(['解绑成功']);
    await arrive();
    expect(screen.getByText('暂无记录')).toBeTruthy();
  });

  test('can be requested again where they do not come', async () => {
    const { calls, press, arrive } = await openPage();
    await calls.answer(LIST, 'late');
    await press('button', '重试');
    await arrive(CARD);
    expect(screen.getByText('工商银行')).toBeTruthy();
  });

  test('left while one is unbound, are closed, and the outcome is told', async () => {
    const { arrive, askToUnbind, press, goTo, calls, toasts, root } = await openPage();
    const page = () => root().getSnapshot().context.pages['/bankCard'];
    await arrive(CARD);
    await askToUnbind();
    await press('button', '确定');
    await goTo('/faq');
    expect(page()).toBeUndefined();
    await calls.answer(UNBIND, 'late');
    expect(await toasts()).toEqual([`解绑：${NETWORK_TEXT}`]);
  });
});
