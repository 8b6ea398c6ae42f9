// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { WithdrawScreen } from '#features/withdraw/WithdrawScreen.tsx';
import { withdrawMachine } from '#machines/withdraw/withdraw.machine.ts';
import { ACCOUNTS, account } from '#tests/machines/payoutAccounts/accountSamples.ts';
import { MEMBER, openScreen } from '#tests/support/openScreen.tsx';
// loaded in advance, so that no test waits for a chunk
import '#features/withdraw/WithdrawReceipt.tsx';

/** The withdraw page of a member with these accounts; for null, the request for the accounts is still pending. */
async function openWithdraw(
  accounts: typeof ACCOUNTS | null = ACCOUNTS,
  { toAddress = false, least = '100' } = {},
) {
  const opened = await openScreen('/withdraw', {
    logic: withdrawMachine,
    page: { Screen: () => <WithdrawScreen toAddress={toAddress} />, input: () => ({ least }) },
    user: { ...MEMBER, withdrawusdtrate: '6.42', withdrawcashfee: '5.00', withdrawfeeusdttrc: '1.00' },
  });
  if (accounts !== null) await opened.answer('load', accounts);
  return opened;
}

const amount = () => screen.getByRole<HTMLInputElement>('textbox', { name: '提现金额' });
const password = () => screen.getByRole<HTMLInputElement>('textbox', { name: '支付密码' });
const confirm = () => screen.getByRole('button', { name: '确认提现' });

async function fill({ user }: Awaited<ReturnType<typeof openWithdraw>>) {
  await user.click(screen.getByRole('radio'));
  await user.type(amount(), '250.509');
  await user.type(password(), '135790');
}

describe('the withdraw page', () => {
  test('shows the turnover quota, the accounts of the tab and the way to add one', async () => {
    await openWithdraw();
    expect(screen.getByText('流水额度 ¥300.10')).toBeTruthy();
    expect(screen.getByRole('radio', { name: '招商银行 **** **** **** 7890' })).toBeTruthy();
    expect(screen.getByRole('link', { name: '添加银行卡' }).getAttribute('href')).toBe(
      '#/addBankCard?from=withdraw',
    );
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      '人民币提现',
      '虚拟币提现',
    ]);
  });

  test('the third tab is there when the operator wants it (D23)', async () => {
    await openWithdraw(ACCOUNTS, { toAddress: true });
    expect(screen.getByRole('tab', { name: 'USDT地址提现' })).toBeTruthy();
  });

  test('there is no way to add a seventh bank card (D20)', async () => {
    const six = Array.from({ length: 6 }, (_, at) =>
      account(String(at), '招商银行', '', `622202123456789${at}`),
    );
    await openWithdraw({ ...ACCOUNTS, bank: six });
    expect(screen.queryByRole('link', { name: '添加银行卡' })).toBeNull();
  });

  test('marks and focuses the first rule that is broken', async () => {
    const page = await openWithdraw();
    await page.user.click(confirm());
    expect(page.toasts.at(-1)).toBe('您要提现到哪里呢？');
    expect(document.activeElement).toBe(screen.getByRole('radio'));
    await page.user.click(screen.getByRole('radio'));
    await page.user.type(amount(), '99.99{Enter}');
    expect(page.toasts.at(-1)).toBe('单笔取款不能低于100元');
    expect(document.activeElement).toBe(amount());
    expect(amount().getAttribute('aria-invalid')).toBe('true');
    expect(page.calls.count('send')).toBe(0);
  });

  test('the least that may be withdrawn is the operator’s (D36)', async () => {
    const page = await openWithdraw(ACCOUNTS, { least: '200' });
    expect(amount().placeholder).toBe('单笔最低200元');
    await page.user.click(screen.getByRole('radio'));
    await page.user.type(amount(), '199.99{Enter}');
    expect(page.toasts.at(-1)).toBe('单笔取款不能低于200元');
    await page.user.clear(amount());
    await page.user.type(amount(), '200{Enter}');
    expect(page.toasts.at(-1)).toBe('请输入您的支付密码');
  });

  test('sends once, however often it is pressed, and keeps no more than two decimals', async () => {
    const page = await openWithdraw();
    await fill(page);
    expect(amount().value).toBe('250.50');
    await page.user.dblClick(confirm());
    await page.user.keyboard('{Enter}{Enter}');
    expect(page.calls.count('send')).toBe(1);
    expect(page.calls.latest('send').input).toEqual({
      intent: { amount: '250.5', bank: '1' },
      key: 'key-1',
      secret: '135790',
    });
    expect(confirm().getAttribute('aria-busy')).toBe('true');
  });

  test('says that the fate is unknown, where to look, and sends again under the same key', async () => {
    const page = await openWithdraw();
    await fill(page);
    await page.user.click(confirm());
    await page.fail('send', { kind: 'timeout' });
    const notice = within(screen.getByRole('region', { name: '结果未知' }));
    expect(page.toasts.at(-1)).toBe('网络错误，请稍后重试');
    expect(notice.getByRole('link').getAttribute('href')).toBe('#/assets?type=1');
    expect(amount().disabled).toBe(true);
    await page.user.click(notice.getByRole('button', { name: '重试' }));
    expect(page.calls.latest('send').input).toMatchObject({ key: 'key-1', secret: '135790' });
    await page.answer('send');
    expect(page.toasts.at(-1)).toBe('提交成功，等待后台审核');
  });

  test('left while nobody knows, it is found again as it was left, and requires the password', async () => {
    const page = await openWithdraw();
    await fill(page);
    await page.user.click(confirm());
    await page.leave();
    page.calls.latest('send').reject({ kind: 'offline' });
    await page.pass(0);
    expect(page.toasts.at(-1)).toBe('网络错误，请稍后重试');
    await page.reopen();
    expect(amount().value).toBe('250.50');
    await page.user.click(screen.getByRole('button', { name: '重试' }));
    expect(page.toasts.at(-1)).toBe('请输入您的支付密码');
    await page.user.type(password(), '135790{Enter}');
    expect(page.calls.latest('send').input).toMatchObject({ key: 'key-1', secret: '135790' });
  });

  test('left while it is sent, it finishes, reports its result, and then the page is gone', async () => {
    const page = await openWithdraw();
    await fill(page);
    await page.user.click(confirm());
    await page.leave();
    page.calls.latest('send').resolve(undefined);
    await page.pass(0);
    expect(page.toasts.at(-1)).toBe('提交成功，等待后台审核');
    expect(() => page.page()).toThrow('is not open');
    await page.pass(2000);
    expect(window.location.hash).toBe('#/withdraw');
  });

  test('shows what arrives in USDT and the fee before confirming (D19)', async () => {
    const page = await openWithdraw();
    await page.user.click(screen.getByRole('tab', { name: '虚拟币提现' }));
    await page.user.click(screen.getByRole('radio', { name: /^USDT/ }));
    await page.user.type(amount(), '642');
    expect(screen.getByText('99.00 USDT')).toBeTruthy();
    expect(screen.getByText('1.00 USDT')).toBeTruthy();
    expect(screen.getByText('1 USDT ≈ 6.42 CNY')).toBeTruthy();
  });

  test('another tab starts with an empty form', async () => {
    const page = await openWithdraw();
    await fill(page);
    await page.user.click(screen.getByRole('tab', { name: '虚拟币提现' }));
    expect(amount().value).toBe('');
    expect(password().value).toBe('');
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  });

  test('a taken request shows its receipt and goes home after 1.5 s', async () => {
    const page = await openWithdraw();
    await fill(page);
    await page.user.click(confirm());
    await page.answer('send');
    await page.answer('fetchReceipt', {
      number: 'TX20261121000001',
      amount: '250.50',
      time: '2026-11-21 12:00:00',
      state: '待审核',
    });
    expect(await screen.findByText('TX20261121000001')).toBeTruthy();
    expect(screen.getByText('¥250.50')).toBeTruthy();
    expect(screen.getByRole('button', { name: '复制单号' })).toBeTruthy();
    await page.pass(1499);
    expect(window.location.hash).toBe('#/withdraw');
    await page.pass(1);
    expect(window.location.hash).toBe('#/');
  });

  test('offers a retry where the accounts did not load (D45)', async () => {
    const page = await openWithdraw(null);
    await page.fail('load', { kind: 'offline' });
    await page.user.click(screen.getByRole('button', { name: '重试' }));
    await page.answer('load', ACCOUNTS);
    expect(screen.getByRole('radio')).toBeTruthy();
  });
});
