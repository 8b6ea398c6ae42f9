import { shortKeccak256, shortSha256 } from './shortHashes.ts';

const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
/** The first byte of every address of TRON. */
const TRON = 0x41;
/** An address of TRON: that byte and 20 more, and 4 of checksum. */
const TRON_LENGTH = 25;

/** Whether 34 base58 characters are an address of TRON whose checksum (base58check) holds. */
export function isTronAddress(address: string): boolean {
  const bytes = bytesOfBase58(address);
  const body = bytes.slice(0, -4);
  const hash = shortSha256(shortSha256(body));
  return bytes[0] === TRON && bytes.slice(-4).every((byte, at) => byte === hash[at]);
}

/** The bytes of a base58 number, which 34 characters cannot make longer. */
function bytesOfBase58(text: string): Uint8Array {
  const bytes = new Uint8Array(TRON_LENGTH);
  for (const char of text) {
    let carry = BASE58.indexOf(char);
    for (let at = TRON_LENGTH - 1; at >= 0; at -= 1) {
      carry += (bytes[at] ?? 0) * 58;
      bytes[at] = carry % 256;
      carry = Math.floor(carry / 256);
    }
  }
  return bytes;
}

/**
 * Whether the letters of an address of Ethereum (`0x` and 40 hex digits) are in the case of its checksum (EIP-55); in
 * one case throughout, it has none.
 */
export function isEthereumAddress(address: string): boolean {
  const digits = address.slice(2);
  const lower = digits.toLowerCase();
  if (digits === lower || digits === digits.toUpperCase()) return true;
  const hash = shortKeccak256(lower);
  return Array.from(digits).every((digit, at) => {
    const isUpper = parseInt(hash[at] ?? '', 16) >= 8;
    return digit === (isUpper ? digit.toUpperCase() : digit.toLowerCase());
  });
}
