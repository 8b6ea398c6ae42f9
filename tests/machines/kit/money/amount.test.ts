import { bigInt, constantFrom, integer } from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  amountLeft,
  compareAmounts,
  isPositive,
  multiplesWithin,
  payableUsdt,
  plainAmount,
  receivedUsdt,
  shownAmount,
  sumOf,
} from '#machines/kit/money/amount.ts';
import { settledAmount } from '#machines/kit/money/typedAmount.ts';
import { usdtEstimate, usdtFee, usdtPayout } from '#machines/kit/money/usdt.ts';
import { formatCny } from '#lib/money.ts';
import { cents, yuan } from '#sandbox/ledger/cents.ts';
import { usdtPayable, usdtReceived } from '#sandbox/ledger/usdt.ts';
import { winText } from '#machines/redPacket/grab.ts';
import { transferredText } from '#machines/kit/lottery/lotteryTransfer.ts';
import { forAll } from '#tests/support/property.ts';

const TERMS = { withdrawusdtrate: '6.42', withdrawcashfee: '5.00', withdrawfeeusdttrc: '1.00' };

describe('an amount as it is sent (D17)', () => {
  test.each([
    ['007.50', '7.5'],
    ['100.', '100'],
    ['.5', '0.5'],
    ['', '0'],
    ['.', '0'],
    ['.55', '0.55'],
    ['0.10', '0.1'],
    [' 7.50 ', '7.5'],
    ['约5', '0'],
    ['5元', '0'],
    ['123456789012345.67', '123456789012345.67'],
  ])('%s is sent as %s', (kept, sent) => {
    expect(plainAmount(kept)).toBe(sent);
  });

  test('what is shown, sent and booked agrees to the cent', () => {
    forAll([integer({ min: 1, max: 9_999_999_999_999 }), constantFrom('', '0', '00')], (booked, zeros) => {
      const typed = zeros + yuan(booked);
      const sent = plainAmount(settledAmount(typed));
      expect(cents(sent)).toBe(booked);
      expect(formatCny(sent).replace(/[¥,]/g, '')).toBe(yuan(booked));
    });
  });
});

describe('comparing amounts', () => {
  test('is exact where binary floating point is not', () => {
    expect(compareAmounts('0.3', '0.30')).toBe(0);
    expect(compareAmounts('9007199254740993.01', '9007199254740993.02')).toBe(-1);
  });
  test('counts what is no amount as nothing', () => {
    expect(isPositive('')).toBe(false);
    expect(isPositive('abc')).toBe(false);
    expect(isPositive('0.00')).toBe(false);
    expect(isPositive('0.01')).toBe(true);
  });
  test('orders amounts as their cents', () => {
    const amount = integer({ min: 0, max: 9_999_999_999_999 });
    forAll([amount, amount], (a, b) => {
      expect(compareAmounts(yuan(a), yuan(b))).toBe(Math.sign(a - b));
    });
  });
});

describe('what is left of a limit', () => {
  test.each([
    ['1000.00', '600.00', '400.00'],
    ['1000', '999.99', '0.01'],
    ['1000', '1000', '0.00'],
    ['1000', '1000.01', '0.00'],
    ['0.3', '0.1', '0.20'],
    ['1000', '', '1000.00'],
  ])('of %s, of which %s are used, is %s', (limit, used, left) => {
    expect(amountLeft(limit, used)).toBe(left);
  });
});

describe('a sum of amounts', () => {
  test.each([
    [[], '0.00'],
    [['0.1', '0.2'], '0.30'],
    [['100.00', '-320.50'], '-220.50'],
    [['9007199254740993.01', '0.01', '若干'], '9007199254740993.02'],
  ])('%j is %s', (amounts, sum) => {
    expect(sumOf(amounts)).toBe(sum);
  });
});

describe('what arrives in USDT (D19)', () => {
  test.each([
    ['100', '6.42', '1.00', '14.57'],
    ['100', '6.36', '0', '15.72'],
    ['6.42', '6.42', '1.00', '0.00'],
    ['6.41', '6.42', '0', '0.99'],
    ['100', '6.42', '20', '0.00'],
  ])('%s CNY at %s less %s is %s', (amount, rate, fee, arrives) => {
    expect(receivedUsdt(amount, rate, fee)).toBe(arrives);
  });

  test('is not known without a rate', () => {
    expect(receivedUsdt('100', '0', '1')).toBeNull();
    expect(receivedUsdt('100', '', '1')).toBeNull();
  });

  test('takes the fee of the chosen protocol', () => {
    expect(usdtFee(TERMS, 'ERC20')).toBe('5.00');
    expect(usdtFee(TERMS, 'TRC20')).toBe('1.00');
    expect(usdtFee(TERMS, null)).toBe('0');
    expect(usdtPayout(TERMS, '642', 'ERC20')).toBe('95.00');
    expect(usdtPayout(TERMS, '642', 'TRC20')).toBe('99.00');
  });

  test('is to the cent what the ledger books, for any amount, rate and fee', () => {
    const cny = integer({ min: 0, max: 9_999_999_999_999 });
    const rate = integer({ min: 1, max: 99_999_999 }).map((millionths) => (millionths / 1e6).toFixed(6));
    const fee = integer({ min: 0, max: 10_000 }).map(yuan);
    forAll([cny, rate, fee], (amount, at, less) => {
      expect(receivedUsdt(yuan(amount), at, less)).toBe(usdtReceived(amount, at, less));
    });
  });

  test('is floored, never rounded up: it is never worth more than was given', () => {
    const cny = bigInt({ min: 1n, max: 10n ** 13n });
    const rate = bigInt({ min: 100n, max: 2000n });
    forAll([cny, rate], (amount, at) => {
      const arrives = receivedUsdt(yuan(Number(amount)), yuan(Number(at)), '0') ?? '';
      const hundredths = BigInt(arrives.replace('.', ''));
      expect(hundredths * at <= amount * 100n).toBe(true);
      expect((hundredths + 1n) * at > amount * 100n).toBe(true);
    });
  });
});

describe('an amount inside a text', () => {
  test.each([
    ['8.8', '8.80'],
    ['8', '8.00'],
    ['320.50', '320.50'],
    ['0.999', '0.99'],
    ['-12.5', '-12.50'],
    [null, '—'],
    ['若干', '—'],
  ])('%j stands as “%s”', (amount, shown) => {
    expect(shownAmount(amount)).toBe(shown);
  });

  test('has two decimals in each text of the product', () => {
    expect(transferredText('320.5')).toBe('下分成功！金额：320.50');
    expect(winText('8.8')).toContain(' 8.80 元');
  });
});

describe('the USDT to pay for a deposit', () => {
  test.each([
    ['636', '6.36', '100.00'],
    ['500', '6.36', '78.62'],
    ['0.01', '6.36', '0.01'],
    ['100', null, null],
    ['100', '0', null],
  ])('for %s at %s is %s, rounded up', (amount, rate, payable) => {
    expect(payableUsdt(amount, rate)).toBe(payable);
  });
  test('is what the payment info will ask for', () => {
    forAll([integer({ min: 1, max: 9_999_999_99 }), integer({ min: 1, max: 99_999 })], (fen, hundredths) => {
      expect(payableUsdt(yuan(fen), yuan(hundredths))).toBe(usdtPayable(fen, yuan(hundredths)));
    });
  });
  test('is told as about so much, where there is something to pay and a rate', () => {
    expect(usdtEstimate('500', '6.36')).toBe('≈ 78.62 USDT');
    expect([usdtEstimate('', '6.36'), usdtEstimate('0', '6.36'), usdtEstimate('500', null)]).toEqual([
      null,
      null,
      null,
    ]);
  });
});

describe('the multiples of a step', () => {
  test.each([
    ['20', '200', '300', 6, ['200', '220', '240', '260', '280', '300']],
    ['20', '200', '300', 5, null],
    ['20', '201', '299.99', 6, ['220', '240', '260', '280']],
    ['50', '0', '100', 6, ['50', '100']],
    ['50', '60', '90', 6, []],
    ['50', '300', '100', 6, []],
    ['0.1', '0.2', '0.4', 3, ['0.2', '0.3', '0.4']],
  ])('of %s from %s to %s, at most %i, are %j', (step, min, max, most, multiples) => {
    expect(multiplesWithin(step, min, max, most)).toEqual(multiples);
  });
});
