// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { renderDriver, type RenderedDriver } from '#tests/support/renderedDriver.tsx';

const LIST = '/api/getcard';
const UNBIND = '/api/delcard';
const CARD = {
  id: '7',
  bank: '工商银行',
  bank_owner: '张三',
  bank_no: '6222021234567890123',
  bank_address: '朝阳支行',
};

let app: RenderedDriver;
beforeEach(() => {
  app = renderDriver();
});
afterEach(() => app.close());

/** Opens the page; the list of each kind is a request of its own. */
const openPage = (location = '/bankCard') => app.open(location, { member: true, hold: [LIST, UNBIND] });
const answer = (data: readonly object[]) => app.calls.answer(LIST, { code: 200, data });
const some = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ ...CARD, id: String(at), bank: `银行${at}` }));

/** Opens the question whether to unbind, and returns it. */
async function askToUnbind() {
  await app.press('button', '解绑');
  await app.sees('alertdialog', '解绑');
  return within(screen.getByRole('alertdialog', { name: '解绑' }));
}

describe('the payout accounts', () => {
  test('show a number masked, never in full', async () => {
    await openPage();
    await answer([CARD]);
    await app.reads('**** **** **** 0123');
    expect(document.body.innerHTML).not.toContain('6222021234567890123');
  });

  test.each([
    ['银行卡', '添加银行卡', '#/addBankCard'],
    ['USDT', '添加USDT', '#/addUsdtCard'],
    ['PayWallet', '添加钱包', '#/addUsdtCards'],
  ])('of kind %s can be added: %s', async (tab, add, href) => {
    await openPage('/bankCard?type=9');
    await answer([]);
    await app.press('tab', tab);
    if (tab !== '银行卡') await answer([]);
    await app.reads('暂无记录');
    expect(screen.getByRole('link', { name: add }).getAttribute('href')).toBe(href);
  });

  test('open on the kind of the query', async () => {
    await openPage('/bankCard?type=2');
    await app.sees('tab', 'USDT');
    expect(screen.getByRole('tab', { name: 'USDT', selected: true })).toBeTruthy();
  });

  test('can be added up to five of a kind (D20)', async () => {
    await openPage();
    await answer(some(4));
    await app.sees('link', '添加银行卡');
    await app.close();
    app = renderDriver();
    await openPage();
    await answer(some(5));
    await app.reads('已绑定 5 / 5');
    expect(screen.queryByRole('link', { name: '添加银行卡' })).toBeNull();
  });

  test('are unbound only after a question', async () => {
    const user = userEvent.setup({ delay: null });
    await openPage();
    await answer([CARD]);
    await user.click((await askToUnbind()).getByRole('button', { name: '取消' }));
    await app.misses('alertdialog', '解绑');
    expect(app.calls.made(UNBIND)).toEqual([]);

    await user.dblClick((await askToUnbind()).getByRole('button', { name: '确定' }));
    await app.look(() => expect(app.calls.made(UNBIND)).toEqual([{ id: '7' }]));
    await app.calls.answer(UNBIND, { code: 200 });
    await app.look(({ toasts }) => expect(toasts).toEqual(['解绑成功']));
    await answer([]);
    await app.reads('暂无记录');
  });

  test('can be requested again where they do not come', async () => {
    await openPage();
    await app.calls.answer(LIST, 'late');
    await app.press('button', '重试');
    await answer([CARD]);
    await app.reads('工商银行');
  });

  test('left while one is unbound, tell the outcome, and then the page is gone', async () => {
    await openPage();
    await answer([CARD]);
    await askToUnbind();
    await app.press('button', '确定');
    await app.goTo('/faq');
    const pages = () => Object.keys(app.root().getSnapshot().context.pages);
    expect(pages()).toContain('/bankCard');
    await app.calls.answer(UNBIND, 'late');
    await app.look(({ toasts }) => expect(toasts).toEqual(['网络错误，请稍后重试']));
    expect(pages()).not.toContain('/bankCard');
  });
});
