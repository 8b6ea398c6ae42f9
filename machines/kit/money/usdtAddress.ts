import { code, tooLong } from '#machines/kit/form/fieldText.ts';
import { isEthereumAddress, isTronAddress } from './addressChecksum.ts';
import { PROTOCOLS, type Protocol } from './payoutAccount.ts';

/** The maximum length of an address (spec 2 §5). */
export const ADDRESS_MAX = 80;
/** What the input of a USDT address takes (D64). */
export const USDT_ADDRESS = code(ADDRESS_MAX, tooLong('USDT地址', ADDRESS_MAX));

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

/** Whether the checksum of an address holds that has the shape of its protocol. */
const checksums: Readonly<Record<Protocol, (address: string) => boolean>> = {
  ERC20: isEthereumAddress,
  TRC20: isTronAddress,
};

/**
 * Why nothing can be paid to an address with a protocol, in words; null if nothing speaks against it. It belongs to
 * another network, or it is whole and its checksum says that it was copied wrong. Whatever else is odd about it, the
 * server knows which addresses it can pay to.
 */
export function unpayableAddress(address: string, protocol: string | null): string | null {
  const plain = address.trim();
  const other = otherProtocol(plain, protocol);
  if (other !== null) return `这是${other}网络的地址，不能用于${protocol}`;
  const known = PROTOCOLS.find((one) => one === protocol);
  if (known === undefined || !shapes[known].test(plain) || checksums[known](plain)) return null;
  return `该${known}地址校验不通过，请重新复制`;
}

/**
 * A warning about an address: nothing can be paid to it, or it does not look like one of its protocol; null if it does,
 * or if nothing is typed yet.
 */
export function addressWarning(address: string, protocol: string): string | null {
  const plain = address.trim();
  const known = PROTOCOLS.find((one) => one === protocol);
  if (plain === '' || known === undefined) return null;
  const refusal = unpayableAddress(plain, known);
  return refusal ?? (shapes[known].test(plain) ? null : `该地址不像${known}地址，请核对后再提交`);
}
