/** A decimal string as a whole number of 10^-`places`. */
function scaled(text: string, places: number): bigint {
  const [whole = '0', part = ''] = text.split('.');
  return BigInt(whole + part.slice(0, places).padEnd(places, '0'));
}

const decimals = (hundredths: bigint) => {
  const digits = String(hundredths).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

/** USDT that arrive of `cents` CNY: floor(amount / rate) to 2 decimals, less the fee, never below 0 (D19). */
export function usdtReceived(cents: number, rate: string, fee: string): string {
  const converted = (BigInt(cents) * 1_000_000n) / scaled(rate, 6);
  const left = converted - scaled(fee, 2);
  return decimals(left > 0n ? left : 0n);
}

/** USDT to be paid for `cents` CNY, rounded up to 2 decimals, so that the deposit is covered. */
export function usdtPayable(cents: number, rate: string): string {
  const divisor = scaled(rate, 6);
  return decimals((BigInt(cents) * 1_000_000n + divisor - 1n) / divisor);
}
