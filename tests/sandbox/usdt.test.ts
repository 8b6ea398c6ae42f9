import { Big } from 'big.js';
import { boolean, integer } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { usdtPayout } from '#machines/kit/money/usdt.ts';
import { yuan } from '#sandbox/ledger/cents.ts';
import { usdtPayable, usdtReceived } from '#sandbox/ledger/usdt.ts';
import { forAll } from '#tests/support/property.ts';
import { arrivesOf, termSettings, usdtTerms } from '#tests/sandbox/usdtTerms.ts';

const amounts = integer({ min: 1, max: 1_000_000_000 });
const rates = integer({ min: 1, max: 200_000 }).map((value) => new Big(value).div(10_000).toFixed(4));
const fees = integer({ min: 0, max: 20_000 }).map((value) => new Big(value).div(1000).toFixed());

/**
 * The next amount, in fen, that is worth a whole number of hundredths of a USDT at this rate: with binary floating
 * point, the result would be one hundredth less.
 */
function evenFen(fen: number, withdrawRate: number): number {
  const step = withdrawRate / greatestDivisor(withdrawRate, 10_000);
  return Math.ceil(fen / step) * step;
}

function greatestDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestDivisor(b, a % b);
}

describe('USDT', () => {
  it('received is the amount over the rate, cut to two decimals, less the fee, never below 0 (D19)', () => {
    forAll([amounts, rates, fees], (cents, rate, fee) => {
      const converted = new Big(cents).div(100).div(rate).round(2, Big.roundDown);
      const left = converted.minus(fee);
      expect(usdtReceived(cents, rate, fee)).toBe((left.lt(0) ? new Big(0) : left).toFixed(2, Big.roundDown));
    });
  });

  it('is the same on the screen, at amounts of whole hundredths too', () => {
    forAll([usdtTerms, amounts, boolean()], (terms, some, even) => {
      const fen = even ? evenFen(some, terms.withdrawRate) : some;
      const { withdrawRate, erc20Fee, trc20Fee } = termSettings(terms);
      const info = {
        withdrawusdtrate: withdrawRate,
        withdrawcashfee: erc20Fee,
        withdrawfeeusdttrc: trc20Fee,
      };
      const arrives = arrivesOf(fen, terms.withdrawRate, terms.trc20Fee);
      expect(usdtPayout(info, yuan(fen), 'TRC20')).toBe(arrives);
      expect(usdtReceived(fen, withdrawRate, trc20Fee)).toBe(arrives);
    });
  });

  it('payable covers the amount and is less than a cent above it', () => {
    forAll([amounts, rates], (cents, rate) => {
      const paid = new Big(usdtPayable(cents, rate));
      expect(paid.times(rate).gte(yuan(cents))).toBe(true);
      expect(paid.minus('0.01').times(rate).lt(yuan(cents))).toBe(true);
    });
  });
});
