import { constantFrom, integer, type Arbitrary } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fetchPaymentInfo } from '#api/paymentInfo.ts';
import { fetchCards } from '#api/payoutAccounts.ts';
import { fetchUser } from '#api/session.ts';
import { formatCny } from '#lib/money.ts';
import { invalidOnline, invalidRecharge, type PayOption } from '#machines/deposit/depositRules.ts';
import { offlineRecharge } from '#machines/deposit/recharge.ts';
import { onlinePayment } from '#machines/deposit/onlinePayment.ts';
import { plainAmount } from '#machines/kit/money/amount.ts';
import { settledAmount } from '#machines/kit/money/typedAmount.ts';
import { usdtFee, usdtPayout } from '#machines/kit/money/usdt.ts';
import { protocolOf, type PayoutAccount } from '#machines/kit/money/payoutAccount.ts';
import { invalidTransfer, transferOf, type Direction } from '#machines/assets/transferRules.ts';
import { invalidWithdrawal } from '#machines/withdraw/withdrawRules.ts';
import { cents, yuan } from '#sandbox/ledger/cents.ts';
import { BANK } from '#tests/machines/deposit/deposits.ts';
import { forAllAsync } from '#tests/support/property.ts';
import { arrivesOf, payableOf, termSettings, usdtTerms, type WholeTerms } from '#tests/sandbox/usdtTerms.ts';
import { approve, bindErc20, clientOf, FUND_PASSWORD, moneyMember, RICH } from './moneyMember.ts';

/** The ways in which users type an amount of this many cents. */
const ways: readonly ((fen: number) => string)[] = [
  yuan,
  (fen) => yuan(fen).replace(/\.?0+$/, ''),
  (fen) => `00${yuan(fen)}`,
  (fen) => yuan(fen).replace('.', ','),
  (fen) => yuan(fen).replace('.', '。'),
  (fen) => `${yuan(fen)} 元`,
  (fen) => formatCny(yuan(fen)),
];
const way = constantFrom(...ways);
const amounts = (max: number, min = 1): Arbitrary<number> => integer({ min, max });

/** Returns the value that is left in the field, after checking that it displays the intended amount. */
function typed(fen: number, type: (fen: number) => string): string {
  const kept = settledAmount(type(fen));
  expect(formatCny(plainAmount(kept))).toBe(formatCny(yuan(fen)));
  return kept;
}

const NEVER = new AbortController().signal;

describe('what is typed, shown, sent and booked agrees to the cent', { timeout: 120_000 }, () => {
  it('in a transfer', async () => {
    const { phone, balance, inside, newest } = await moneyMember();
    const directions = constantFrom<Direction>('in', 'out');
    await phone.post('/api/transfer', { amount: '4000000', sourcetype: 'userbalance', targettype: 'pp' });
    await forAllAsync([amounts(9_999_99), way, directions], async (fen, type, direction) => {
      const values = { direction, platform: 'pp', amount: typed(fen, type), available: yuan(RICH) };
      expect(invalidTransfer(values)).toBeNull();
      const [main, platform, before] = [await balance('main'), await balance('pp'), await inside()];
      expect(await phone.post('/api/transfer', transferOf(values))).toMatchObject({ code: 200 });
      const moved = direction === 'in' ? fen : -fen;
      expect([await balance('main'), await balance('pp')]).toEqual([main - moved, platform + moved]);
      expect(await inside()).toEqual(before);
      expect((await newest(direction === 'in' ? 3 : 4)).amount).toBe(yuan(fen));
    });
  });

  it('in a withdrawal of either kind, with what arrives in USDT, at any rate and fee', async () => {
    const { phone, balance, inside, newest, withdrawal } = await moneyMember();
    await bindErc20(phone);
    const cards = await fetchCards(clientOf(phone), 1, NEVER);
    const virtual = (
      await Promise.all(([2, 5] as const).map((type) => fetchCards(clientOf(phone), type, NEVER)))
    ).flat();
    // both protocols, and a wallet without one
    expect(new Set(virtual.map(protocolOf))).toEqual(new Set(['ERC20', 'TRC20', null]));
    const withdraw = async (
      terms: WholeTerms,
      account: PayoutAccount,
      fen: number,
      type: (fen: number) => string,
    ) => {
      await phone.post('/sandbox/settings', termSettings(terms));
      const { info } = await fetchUser(clientOf(phone), NEVER);
      const values = { account: account.id, amount: typed(fen, type), password: FUND_PASSWORD };
      expect(invalidWithdrawal(values)).toBeNull();
      const [main, pending, before] = [await balance('main'), await balance('pending'), await inside()];
      const body = { amount: plainAmount(values.amount), bank: values.account, password: values.password };
      expect(await phone.post('/api/withdraw', body)).toMatchObject({ code: 200 });
      expect([await balance('main'), await balance('pending')]).toEqual([main - fen, pending + fen]);
      expect(await inside()).toEqual(before);
      const record = await newest(2);
      expect(record.amount).toBe(yuan(fen));
      const protocol = protocolOf(account);
      const fee = { ERC20: terms.erc20Fee, TRC20: terms.trc20Fee, none: 0 }[protocol ?? 'none'];
      const arrives = arrivesOf(fen, terms.withdrawRate, fee);
      expect(usdtPayout(info, values.amount, protocol)).toBe(arrives);
      // bank cards are paid out in CNY
      const booked = cards.includes(account) ? ['', 0] : [arrives, Number(usdtFee(info, protocol))];
      const { received, fee: kept } = await withdrawal(record.order_no);
      expect([received, Number(kept)]).toEqual(booked);
      await approve(phone, record.order_no);
      expect(await balance('pending')).toBe(pending);
      expect((await inside()).inside).toBe(before.inside - fen);
    };
    // fewer runs than elsewhere, because each hashes the fund password
    await forAllAsync(
      [usdtTerms, constantFrom(...cards, ...virtual), amounts(99_999_99, 100_00), way],
      withdraw,
      16,
    );
  });

  it('in a digital deposit, with what is to be paid in USDT, at any rate', async () => {
    const { phone, balance, inside } = await moneyMember();
    await forAllAsync([usdtTerms, usdtTerms, amounts(99_999_99), way], async (terms, later, fen, type) => {
      await phone.post('/sandbox/settings', termSettings(terms));
      const amount = typed(fen, type);
      expect(invalidRecharge(amount, null)).toBeNull();
      const [main, before] = [await balance('main'), await inside()];
      const body = { paytype: 'usdt', amount: plainAmount(amount), catepay: 'TRC20' };
      const { message: number } = await phone.post('/api/recharge', body);
      // the rate of the day of the request applies
      await phone.post('/sandbox/settings', termSettings(later));
      const info = await fetchPaymentInfo(clientOf(phone), number, NEVER);
      expect([info.amount, info.real_money]).toEqual([yuan(fen), payableOf(fen, terms.depositRate)]);
      expect(await balance('main')).toBe(main);
      await approve(phone, number);
      expect(await balance('main')).toBe(main + fen);
      expect(await inside()).toEqual({ ...before, inside: before.inside + fen });
    });
  });

  it('in a bank deposit', async () => {
    const { phone, balance, newest } = await moneyMember();
    await forAllAsync([amounts(99_999_99), way], async (fen, type) => {
      const amount = typed(fen, type);
      expect(invalidRecharge(amount, BANK)).toBeNull();
      const main = await balance('main');
      const { message: number } = await phone.post('/api/recharge', offlineRecharge('bank', amount, BANK));
      expect((await newest(1)).amount).toBe(yuan(fen));
      await approve(phone, number);
      expect(await balance('main')).toBe(main + fen);
    });
  });

  it('in an online deposit within its range', async () => {
    const { phone, balance, newest } = await moneyMember();
    const [channel] = (await phone.get('/api/payment-channels')).data as {
      channel: string;
      options: { payname: string; bank_code: string; amount_range: string }[];
    }[];
    const [first] = channel?.options ?? [];
    const [min = '', max = ''] = first?.amount_range.split('-') ?? [];
    const option: PayOption = {
      name: first?.payname ?? '',
      code: first?.bank_code ?? '',
      range: { min, max },
      fixed: [],
    };
    const around = amounts(cents(max) * 2);
    await forAllAsync([around, way], async (fen, type) => {
      const amount = typed(fen, type);
      const allowed = fen >= cents(min) && fen <= cents(max);
      expect(invalidOnline({ option, amount }) === null).toBe(allowed);
      const main = await balance('main');
      const chosen = { code: channel?.channel ?? '', name: '', options: [option] };
      const { code } = await phone.post('/api/process', onlinePayment({ channel: chosen, option, amount }));
      expect(code === 200).toBe(allowed);
      const record = await newest(6);
      expect(record.amount === yuan(fen)).toBe(allowed);
      await (allowed ? approve(phone, record.order_no) : undefined);
      expect(await balance('main')).toBe(allowed ? main + fen : main);
    });
  });
});
