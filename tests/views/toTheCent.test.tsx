// @vitest-environment happy-dom
// loaded in advance, so that no test waits for a chunk
import '#features/deposit/PaymentDialog.tsx';
import '#features/withdraw/WithdrawReceipt.tsx';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { constantFrom, integer } from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { fetchUser } from '#api/session.ts';
import { formatCny } from '#lib/money.ts';
import { yuan } from '#sandbox/ledger/cents.ts';
import { approve, bindErc20, clientOf, FUND_PASSWORD, moneyMember } from '#tests/sandbox/moneyMember.ts';
import { openScreen } from '#tests/support/openScreen.tsx';
import { forAllAsync } from '#tests/support/property.ts';
import { arrivesOf, payableOf, termSettings, usdtTerms, type WholeTerms } from '#tests/sandbox/usdtTerms.ts';

/** Time limit for a screen to render a response, in ms. */
const TIMEOUT = { timeout: 20_000 };
/** Each run opens a page, so there are only a few; tests/sandbox checks the same property with more runs. */
const RUNS = 6;
const fens = integer({ min: 100_00, max: 99_999_99 });

/** A member whose pages use the sandbox; `sent` contains the bodies of all POST requests, the latest last. */
async function memberWithPages() {
  const member = await moneyMember();
  const { sandbox, phone } = member;
  const sent: { path: string; body: Record<string, unknown> }[] = [];
  window.sessionStorage.setItem('token', phone.token);
  vi.stubGlobal('fetch', (path: string, { method = 'GET', headers, body }: RequestInit = {}) => {
    const text = typeof body === 'string' ? body : null;
    if (text !== null) sent.push({ path, body: JSON.parse(text) as Record<string, unknown> });
    return sandbox.fetch(
      new Request(new URL(path, 'http://localhost:5173'), {
        method,
        headers: headers as Record<string, string>,
        body: text,
      }),
    );
  });
  const open = async (location: string, terms: WholeTerms) => {
    cleanup();
    await phone.post('/sandbox/settings', termSettings(terms));
    const { info } = await fetchUser(clientOf(phone), new AbortController().signal);
    return openScreen(location, { user: { ...info, hasLotteryToken: true } });
  };
  const lastSent = (path: string) => sent.findLast((one) => one.path.endsWith(path))?.body;
  return { ...member, open, lastSent };
}

const type = (field: HTMLElement, value: string) => fireEvent.input(field, { target: { value } });
/** The text beside a label. */
const beside = (name: string) => screen.getByText(name).nextElementSibling?.textContent;

describe('what the screen shows, what is sent and what the ledger books agree', { timeout: 180_000 }, () => {
  test('in a withdrawal in USDT, at any rate and fee', async () => {
    const { phone, balance, newest, withdrawal, open, lastSent } = await memberWithPages();
    await bindErc20(phone);
    // the account, and its fee
    const accounts = constantFrom<[RegExp, 'erc20Fee' | 'trc20Fee' | null]>(
      [/^USDT 0x/, 'erc20Fee'],
      [/^USDT T/, 'trc20Fee'],
      [/^好付钱包/, null],
    );
    const withdraw = async (
      terms: WholeTerms,
      [name, ownFee]: [RegExp, 'erc20Fee' | 'trc20Fee' | null],
      fen: number,
    ) => {
      const { user } = await open('/withdraw', terms);
      await user.click(screen.getByRole('tab', { name: '虚拟币提现' }));
      await user.click(await screen.findByRole('radio', { name }, TIMEOUT));
      type(screen.getByRole('textbox', { name: '提现金额' }), yuan(fen));
      type(screen.getByLabelText('支付密码'), FUND_PASSWORD);
      const fee = ownFee === null ? 0 : terms[ownFee];
      const arrives = arrivesOf(fen, terms.withdrawRate, fee);
      expect(beside('预计到账')).toBe(`${arrives} USDT`);
      expect(Number.parseFloat(beside('手续费') ?? '')).toBe(fee / 1000);

      const [main, pending] = [await balance('main'), await balance('pending')];
      await user.click(screen.getByRole('button', { name: '确认提现' }));
      const number = (await screen.findByText(/^TX\d+$/, {}, TIMEOUT)).textContent;
      expect(screen.getByText(formatCny(yuan(fen)))).toBeTruthy();
      const record = await newest(2);
      expect(record.order_no).toBe(number);
      expect(Number(lastSent('/api/withdraw')?.['amount'])).toBe(fen / 100);
      expect([await balance('main'), await balance('pending')]).toEqual([main - fen, pending + fen]);
      const booked = await withdrawal(record.order_no);
      expect([record.amount, booked.received, Number(booked.fee)]).toEqual([yuan(fen), arrives, fee / 1000]);
      await approve(phone, record.order_no);
    };
    await forAllAsync([usdtTerms, accounts, fens], withdraw, RUNS);
  });

  test('in a digital deposit, at any rate', async () => {
    const { phone, balance, open, lastSent } = await memberWithPages();
    const deposit = async (terms: WholeTerms, fen: number) => {
      const { user } = await open('/deposit', terms);
      await user.click(await screen.findByRole('tab', { name: '数字货币' }, TIMEOUT));
      type(screen.getByRole('textbox', { name: '充值金额' }), yuan(fen));
      const main = await balance('main');
      await user.click(screen.getByRole('button', { name: '确认充值' }));
      const shown = await screen.findByText(/^应付/, {}, TIMEOUT);
      expect(shown.textContent).toBe(`应付 ${payableOf(fen, terms.depositRate)} USDT`);
      const dialog = shown.closest('[role=dialog]') as HTMLElement;
      expect(within(dialog).getByText(formatCny(yuan(fen)))).toBeTruthy();
      expect(Number(lastSent('/api/recharge')?.['amount'])).toBe(fen / 100);
      const [number = ''] = /CK\d+/.exec(dialog.textContent) ?? [];
      await approve(phone, number);
      expect(await balance('main')).toBe(main + fen);
    };
    await forAllAsync([usdtTerms, fens], deposit, RUNS);
  });
});
