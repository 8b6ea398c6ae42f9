import { code, tooLong } from '#machines/kit/form/fieldText.ts';
import { PROTOCOLS, type Protocol } from './payoutAccount.ts';

/** The maximum length of an address (spec 2 §5). */
export const ADDRESS_MAX = 80;
/** What the input of a USDT address takes (D64). */
export const USDT_ADDRESS = code(ADDRESS_MAX, tooLong('USDT地址', ADDRESS_MAX));

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

const shapes: Readonly<Record<Protocol, RegExp>> = {
  ERC20: /^0x[0-9a-fA-F]{40}$/,
  TRC20: /^T[1-9A-HJ-NP-Za-km-z]{33}$/,
};

/** Whether a text has the shape of a whole address, of whichever protocol. */
export function isAddress(text: string): boolean {
  return PROTOCOLS.some((protocol) => shapes[protocol].test(text));
}

/** How an address of each protocol begins, also one that a server has masked. */
const starts: Readonly<Record<Protocol, RegExp>> = { ERC20: /^0x/i, TRC20: /^T/ };

/**
 * The protocol to which an address belongs by its beginning, if that is another one than `protocol`: what is paid to it
 * there is lost. Null for the right protocol, an unknown beginning, and a wallet without a protocol.
 */
export function otherProtocol(address: string, protocol: string | null): Protocol | null {
  if (PROTOCOLS.every((known) => known !== protocol)) return null;
  return PROTOCOLS.find((known) => known !== protocol && starts[known].test(address.trim())) ?? null;
}

/** Shown for an address of another protocol than the chosen one. */
export function otherProtocolText(other: Protocol, protocol: string): string {
  return `这是${other}网络的地址，不能用于${protocol}，请选择${other}或更换地址`;
}

/**
 * A warning if an address does not look like one of its protocol; null if it does, or if nothing is typed yet. Only the
 * address of another protocol is also refused, because the server knows which addresses it can pay to.
 */
export function addressWarning(address: string, protocol: string): string | null {
  const plain = address.trim();
  const known = PROTOCOLS.find((one) => one === protocol);
  if (plain === '' || known === undefined || shapes[known].test(plain)) return null;
  const other = otherProtocol(plain, protocol);
  if (other !== null) return otherProtocolText(other, protocol);
  return `该地址不像${protocol}地址，请核对后再提交`;
}
