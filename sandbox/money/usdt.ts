/** How many decimals a rate or a fee has at most. */
export const TERM_DECIMALS = 6;

/** A rate or fee as a whole number of millionths. */
function millionths(text: string): bigint {
  const [whole = '0', part = ''] = text.split('.');
  return BigInt(whole + part.padEnd(TERM_DECIMALS, '0'));
}

const decimals = (hundredths: bigint) => {
  const digits = String(hundredths).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

/**
 * USDT that arrive of `cents` CNY: floor(amount / rate) to 2 decimals, less the fee, never below 0 (D19). What a
 * finer fee leaves below a hundredth is not paid.
 */
export function usdtReceived(cents: number, rate: string, fee: string): string {
  const converted = (BigInt(cents) * 1_000_000n) / millionths(rate);
  const left = (converted * 10_000n - millionths(fee)) / 10_000n;
  return decimals(left > 0n ? left : 0n);
}

/** USDT to be paid for `cents` CNY, rounded up to 2 decimals, so that the deposit is covered. */
export function usdtPayable(cents: number, rate: string): string {
  const divisor = millionths(rate);
  return decimals((BigInt(cents) * 1_000_000n + divisor - 1n) / divisor);
}
