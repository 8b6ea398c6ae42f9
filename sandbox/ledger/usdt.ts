/** Maximum number of decimals of a rate or a fee. */
export const TERM_DECIMALS = 6;

/** A rate or fee in whole millionths. */
function millionths(text: string): bigint {
  const [whole = '0', part = ''] = text.split('.');
  return BigInt(whole + part.padEnd(TERM_DECIMALS, '0'));
}

const decimals = (hundredths: bigint) => {
  const digits = String(hundredths).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

/**
 * The USDT paid out for `cents` CNY: floor(amount / rate) to 2 decimals, minus the fee, never below 0 (D19). If the fee
 * has more decimals, the result is rounded down.
 */
export function usdtReceived(cents: number, rate: string, fee: string): string {
  const converted = (BigInt(cents) * 1_000_000n) / millionths(rate);
  const left = (converted * 10_000n - millionths(fee)) / 10_000n;
  return decimals(left > 0n ? left : 0n);
}

/** The USDT to pay for `cents` CNY, rounded up to 2 decimals, so that the deposit is covered. */
export function usdtPayable(cents: number, rate: string): string {
  const divisor = millionths(rate);
  return decimals((BigInt(cents) * 1_000_000n + divisor - 1n) / divisor);
}
