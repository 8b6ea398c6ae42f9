import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { constantFrom, integer } from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { formatCny } from '#lib/money.ts';
import { readToken } from '#lib/storage.ts';
import { yuan } from '#sandbox/ledger/cents.ts';
import { bindErc20, FUND_PASSWORD, ledgerReaders, RICH } from '#tests/sandbox/moneyMember.ts';
import type { Envelope, Phone } from '#tests/sandbox/testSandbox.ts';
import { arrivesOf, payableOf, termSettings, usdtTerms, type WholeTerms } from '#tests/sandbox/usdtTerms.ts';
import { openWithMoney } from '#tests/support/driver.ts';
import { forAllAsync } from '#tests/support/property.ts';
import { renderOnSandbox, type RenderedDriver } from '#tests/support/renderedDriver.tsx';

/** Each run opens a page, so there are only a few; tests/sandbox checks the same property with more runs. */
const RUNS = 6;
const fens = integer({ min: 100_00, max: 99_999_99 });
const MEMBER = '/sandbox/members/vip333';

let app: RenderedDriver;
beforeEach(() => {
  app = renderOnSandbox();
});
afterEach(() => app.close());

/** Opens a page of a member with a high balance. */
async function openRich(location: string): Promise<void> {
  await openWithMoney(app, location, []);
  await app.sandbox(MEMBER, { balance: yuan(RICH) });
}
/** Loads the page anew with other terms. */
async function reloadWith(terms: WholeTerms): Promise<void> {
  await app.sandbox('/sandbox/settings', termSettings(terms));
  await app.reload();
}

const ask = async (path: string, init: RequestInit = {}): Promise<Envelope> => {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${readToken()}` };
  const response = await fetch(path, { ...init, headers });
  return (await response.json()) as Envelope;
};
const post = (path: string, body?: unknown) =>
  ask(path, {
    method: 'POST',
    body: JSON.stringify(body),
  });
const approve = (number: string) => app.sandbox(`/sandbox/reviews/${number}`, { decision: 'approve' });
const { balance, newest } = ledgerReaders({ get: ask, post });
const newestWithdrawal = () => newest(2);

const main = () => within(screen.getByRole('main'));
/** The text beside a label. */
const beside = (name: string) => main().getByText(name).nextElementSibling?.textContent;
const lastSent = (path: string) => app.calls.made(path).at(-1);

describe('what the screen shows, what is sent and what the ledger books agree', { timeout: 180_000 }, () => {
  test('in a withdrawal in USDT, at any rate and fee', async () => {
    await openRich('/withdraw');
    await bindErc20({ post } as Phone);
    const user = userEvent.setup({ delay: null });
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
      await reloadWith(terms);
      await app.press('tab', '虚拟币提现');
      await user.click(await app.look(() => screen.getByRole('radio', { name })));
      await app.type('提现金额', yuan(fen));
      await app.type('支付密码', FUND_PASSWORD);
      const fee = ownFee === null ? 0 : terms[ownFee];
      const arrives = arrivesOf(fen, terms.withdrawRate, fee);
      expect(beside('预计到账')).toBe(`${arrives} USDT`);
      const shownFee = beside('手续费') ?? '';
      expect(shownFee === '免费' ? 0 : Number.parseFloat(shownFee)).toBe(fee / 1000);

      const [before, pending] = [await balance('main'), await balance('pending')];
      await app.press('button', '确认提现');
      const number = await app.look(() => main().getByText(/^TX\d+$/).textContent);
      expect(main().getByText(formatCny(yuan(fen)))).toBeTruthy();
      const record = await newestWithdrawal();
      expect(record.order_no).toBe(number);
      expect(Number(lastSent('/api/withdraw')?.['amount'])).toBe(fen / 100);
      expect([await balance('main'), await balance('pending')]).toEqual([before - fen, pending + fen]);
      const booked = (await ask(`/sandbox/withdrawals/${number}`)).data as { received: string; fee: string };
      expect([record.amount, booked.received, Number(booked.fee)]).toEqual([yuan(fen), arrives, fee / 1000]);
      await approve(number);
    };
    await forAllAsync([usdtTerms, accounts, fens], withdraw, RUNS);
  });

  test('in a digital deposit, at any rate', async () => {
    await openRich('/deposit');
    const deposit = async (terms: WholeTerms, fen: number) => {
      await reloadWith(terms);
      await app.press('tab', '数字货币');
      await app.type('充值金额', yuan(fen));
      const before = await balance('main');
      await app.press('button', '确认充值');
      const shown = await app.look(() => screen.getByText(/^应付/));
      expect(shown.parentElement?.textContent).toBe(`应付 ${payableOf(fen, terms.depositRate)} USDT`);
      const dialog = shown.closest('[role=dialog]') as HTMLElement;
      expect(within(dialog).getByText(formatCny(yuan(fen)))).toBeTruthy();
      expect(Number(lastSent('/api/recharge')?.['amount'])).toBe(fen / 100);
      const [number = ''] = /CK\d+/.exec(dialog.textContent) ?? [];
      await approve(number);
      expect(await balance('main')).toBe(before + fen);
    };
    await forAllAsync([usdtTerms, fens], deposit, RUNS);
  });
});
