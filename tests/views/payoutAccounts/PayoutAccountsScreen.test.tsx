// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { payoutAccountsMachine } from '#machines/payoutAccounts/payoutAccounts.machine.ts';
import { aPayoutAccount } from '#tests/machines/payoutAccounts/accountSamples.ts';
import { MEMBER, openScreen } from '#tests/support/openScreen.tsx';
// loaded in advance, so that no test waits for a chunk
import '#features/payoutAccounts/UnbindDialog.tsx';

/** The list of each kind is loaded by its own `load` call. */
const openPage = (location = '/bankCard') =>
  openScreen(location, { logic: payoutAccountsMachine, user: MEMBER });
const some = (count: number) =>
  Array.from({ length: count }, (_, at) => aPayoutAccount({ id: String(at), bank: `银行${at}` }));

describe('the payout accounts', () => {
  test('show a number masked, never in full', async () => {
    const { answer, view } = await openPage();
    await answer('load', [aPayoutAccount()]);
    expect(screen.getByText('**** **** **** 0123')).toBeTruthy();
    expect(view.container.innerHTML).not.toContain('6222021234567890123');
  });

  test.each([
    ['银行卡', '添加银行卡', '#/addBankCard'],
    ['USDT', '添加USDT', '#/addUsdtCard'],
    ['PayWallet', '添加钱包', '#/addUsdtCards'],
  ])('of kind %s can be added: %s', async (tab, add, href) => {
    const { user, answer } = await openPage('/bankCard?type=9');
    await answer('load', []);
    await user.click(screen.getByRole('tab', { name: tab }));
    if (tab !== '银行卡') await answer('load', []);
    expect(screen.getByRole('link', { name: add }).getAttribute('href')).toBe(href);
    expect(screen.getByText('暂无记录')).toBeTruthy();
  });

  test('open on the kind of the query', async () => {
    await openPage('/bankCard?type=2');
    expect(screen.getByRole('tab', { name: 'USDT', selected: true })).toBeTruthy();
  });

  test('can be added up to five of a kind (D20)', async () => {
    const first = await openPage();
    await first.answer('load', some(4));
    expect(screen.getByRole('link', { name: '添加银行卡' })).toBeTruthy();
    first.view.unmount();
    const second = await openPage();
    await second.answer('load', some(5));
    expect(screen.queryByRole('link', { name: '添加银行卡' })).toBeNull();
    expect(screen.getByText('已绑定 5 / 5')).toBeTruthy();
  });

  test('are unbound only after a question', async () => {
    const { user, answer, calls, toasts } = await openPage();
    await answer('load', [aPayoutAccount()]);
    await user.click(screen.getByRole('button', { name: '解绑' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: '解绑' }));
    await user.click(dialog.getByRole('button', { name: '取消' }));
    expect(calls.count('send')).toBe(0);

    await user.click(screen.getByRole('button', { name: '解绑' }));
    const again = within(await screen.findByRole('alertdialog', { name: '解绑' }));
    await user.dblClick(again.getByRole('button', { name: '确定' }));
    expect(calls.made.filter(({ id }) => id === 'send').map(({ input }) => input)).toMatchObject([
      { intent: '7' },
    ]);
    await answer('send');
    expect(toasts).toEqual(['解绑成功']);
    await answer('refresh', []);
    expect(screen.getByText('暂无记录')).toBeTruthy();
  });

  test('can be requested again where they do not come', async () => {
    const { user, fail, answer } = await openPage();
    await fail('load', { kind: 'timeout' });
    await user.click(screen.getByRole('button', { name: '重试' }));
    await answer('load', [aPayoutAccount()]);
    expect(screen.getByText('工商银行')).toBeTruthy();
  });

  test('left while one is unbound, tell the outcome, and then the page is gone', async () => {
    const opened = await openPage();
    await opened.answer('load', [aPayoutAccount()]);
    await opened.user.click(screen.getByRole('button', { name: '解绑' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: '解绑' }));
    await opened.user.click(dialog.getByRole('button', { name: '确定' }));
    await opened.leave();
    opened.calls.latest('send').reject({ kind: 'timeout' });
    await opened.pass(0);
    expect(opened.toasts).toEqual(['网络错误，请稍后重试']);
    expect(() => opened.page()).toThrow('is not open');
  });
});
