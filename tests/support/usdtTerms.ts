import { integer, record, type Arbitrary } from 'fast-check';

/**
 * The operator's USDT terms in whole numbers, to calculate expected values without decimals: rates in ten-thousandths
 * of a CNY per USDT, fees in thousandths of a USDT.
 */
export interface WholeTerms {
  depositRate: number;
  withdrawRate: number;
  erc20Fee: number;
  trc20Fee: number;
}

const rate = integer({ min: 1, max: 20_0000 });
const fee = integer({ min: 0, max: 30_000 });

/** Terms from a ten-thousandth of a CNY up to 20 CNY per USDT, and fees up to 30 USDT. */
export const usdtTerms: Arbitrary<WholeTerms> = record({
  depositRate: rate,
  withdrawRate: rate,
  erc20Fee: fee,
  trc20Fee: fee,
});

/** A whole number of 10^-`places` as a decimal string without trailing zeros, as an operator writes it. */
function decimal(whole: number, places: number): string {
  const digits = String(whole).padStart(places + 1, '0');
  return `${digits.slice(0, -places)}.${digits.slice(-places)}`.replace(/\.?0+$/, '');
}

/** The body of `POST /sandbox/settings` for the terms. */
export function termSettings(terms: WholeTerms) {
  return {
    depositRate: decimal(terms.depositRate, 4),
    withdrawRate: decimal(terms.withdrawRate, 4),
    erc20Fee: decimal(terms.erc20Fee, 3),
    trc20Fee: decimal(terms.trc20Fee, 3),
  };
}

const hundredths = (whole: bigint) => {
  const digits = String(whole).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

/** The USDT paid out for `fen` by D19, at this rate, minus this fee. */
export function arrivesOf(fen: number, withdrawRate: number, feeThousandths: number): string {
  const converted = (BigInt(fen) * 10_000n) / BigInt(withdrawRate);
  const left = converted * 10n - BigInt(feeThousandths);
  return hundredths(left > 0n ? left / 10n : 0n);
}

/**
 * The next amount, in fen, whose value at this rate is a whole number of hundredths of a USDT: binary floating point
 * can give a hundredth less for such amounts.
 */
export function evenFen(fen: number, withdrawRate: number): number {
  const step = withdrawRate / greatestDivisor(withdrawRate, 10_000);
  return Math.ceil(fen / step) * step;
}

function greatestDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestDivisor(b, a % b);
}

/** The smallest USDT amount, in hundredths, whose value is at least `fen`. */
export function payableOf(fen: number, depositRate: number): string {
  const whole = BigInt(fen) * 10_000n;
  const divisor = BigInt(depositRate);
  return hundredths(whole / divisor + (whole % divisor === 0n ? 0n : 1n));
}
