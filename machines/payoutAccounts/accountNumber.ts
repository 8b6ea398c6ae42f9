import type { Protocol } from '#machines/payoutAccounts/payoutAccount.ts';

/** The digits of a card number in groups of four, as they stand on the card: `6222 0212 3`. */
export function groupedDigits(text: string): string {
  return text.replace(/\D/g, '').replace(/(\d{4})(?=\d)/g, '$1 ');
}

/** A card number without its groups. */
export function plainDigits(text: string): string {
  return text.replace(/\s/g, '');
}

/**
 * An account's number as a list shows it: enough to know it by, not enough to use. Of a card number the last four
 * digits, of a longer address its first six and last four characters, of anything short the first two and last two.
 */
export function maskedNumber(number: string): string {
  const plain = plainDigits(number);
  if (/^\d{8,}$/.test(plain)) return `**** **** **** ${plain.slice(-4)}`;
  if (plain.length >= 20) return `${plain.slice(0, 6)}****${plain.slice(-4)}`;
  return plain.length <= 4 ? '****' : `${plain.slice(0, 2)}****${plain.slice(-2)}`;
}

const shapes: Readonly<Record<Protocol, RegExp>> = {
  ERC20: /^0x[0-9a-fA-F]{40}$/,
  TRC20: /^T[1-9A-HJ-NP-Za-km-z]{33}$/,
};

/**
 * A word of warning where an address does not look like one of its protocol; null where it does, or where nothing
 * is typed yet. It warns and never refuses: the server knows which addresses it can pay to.
 */
export function addressWarning(address: string, protocol: string): string | null {
  const plain = address.trim();
  if (plain === '' || !Object.keys(shapes).includes(protocol)) return null;
  if (shapes[protocol as Protocol].test(plain)) return null;
  return `该地址不像${protocol}地址，请核对后再提交`;
}
