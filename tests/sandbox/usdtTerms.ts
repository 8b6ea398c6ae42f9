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

/** The terms in the format of `POST /sandbox/settings`. */
export function termSettings(terms: WholeTerms) {
  return {
    depositRate: String(terms.depositRate / 10_000),
    withdrawRate: String(terms.withdrawRate / 10_000),
    erc20Fee: String(terms.erc20Fee / 1000),
    trc20Fee: String(terms.trc20Fee / 1000),
  };
}

// conversion is exact for a whole number below 2^53
const hundredths = (whole: bigint) => (Number(whole) / 100).toFixed(2);

/** The USDT paid out for `fen` by D19, at this rate, minus this fee. */
export function arrivesOf(fen: number, withdrawRate: number, feeThousandths: number): string {
  const converted = (BigInt(fen) * 10_000n) / BigInt(withdrawRate);
  const left = converted * 10n - BigInt(feeThousandths);
  return hundredths(left > 0n ? left / 10n : 0n);
}

/** The least USDT, in hundredths, that are worth `fen` at this rate. */
export function payableOf(fen: number, depositRate: number): string {
  const whole = BigInt(fen) * 10_000n;
  const divisor = BigInt(depositRate);
  return hundredths(whole / divisor + (whole % divisor === 0n ? 0n : 1n));
}
