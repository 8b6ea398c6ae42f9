/** The digits of a card number in groups of four, as printed on the card: `6222 0212 3`. */
export function groupedDigits(text: string): string {
  return text.replace(/\D/g, '').replace(/(\d{4})(?=\d)/g, '$1 ');
}

/** A card number without the spaces between groups. */
export function plainDigits(text: string): string {
  return text.replace(/\s/g, '');
}

/**
 * An account number as a list shows it: recognisable but not usable. It shows the last four digits of a card number,
 * the first six and last four characters of a longer address, and the first two and last two of anything short.
 */
export function maskedNumber(number: string): string {
  const plain = plainDigits(number);
  if (/^\d{8,}$/.test(plain)) return `**** **** **** ${plain.slice(-4)}`;
  if (plain.length >= 20) return `${plain.slice(0, 6)}****${plain.slice(-4)}`;
  return plain.length <= 4 ? '****' : `${plain.slice(0, 2)}****${plain.slice(-2)}`;
}

/** A text that names an account, with every long number in it masked. */
export function maskedAccount(text: string): string {
  return text.replace(/[0-9A-Za-z]{8,}/g, (run) => (/\d/.test(run) ? maskedNumber(run) : run));
}
