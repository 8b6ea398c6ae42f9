import { createHash } from 'node:crypto';
import { constantFrom, integer, stringMatching, uint8Array } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isEthereumAddress, isTronAddress } from '#machines/kit/money/addressChecksum.ts';
import { shortKeccak256, shortSha256 } from '#machines/kit/money/shortHashes.ts';
import { forAll } from '#tests/support/property.ts';

describe('SHA-256 of one block', () => {
  test('is that of FIPS 180-4 for abc', () => {
    expect(Buffer.from(shortSha256(new TextEncoder().encode('abc'))).toString('hex')).toBe(
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    );
  });
  test('is that of Node for whatever fits', () => {
    forAll([uint8Array({ maxLength: 55 })], (bytes) => {
      expect(Buffer.from(shortSha256(bytes))).toEqual(createHash('sha256').update(bytes).digest());
    });
  });
});

describe('Keccak-256 of one block', () => {
  // the vectors of the Keccak team and of Ethereum, and one that fills the block
  test.each([
    ['', 'c5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470'],
    ['abc', '4e03657aea45a94fc7d47ba826c8d667c0d1e6e33a64a036ec44f58fa12d6c45'],
    ['testing', '5f16f4c7f149ac4f9510d9cf8cf384038ad348b3bcdc01915f95de12df9d1b02'],
    ['transfer(address,uint256)', 'a9059cbb2ab09eb219583f4a59a5d0623ade346d962bcd4e46b11da047c9049b'],
  ])('of “%s”', (text, hash) => {
    expect(shortKeccak256(text)).toBe(hash);
  });
});

describe('an address of TRON', () => {
  const USDT = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
  test.each([USDT, 'TXYZopYRdj2D9XRtbG411XZZ3kM5VkAeBf', 'TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC'])(
    '%s holds',
    (address) => {
      expect(isTronAddress(address)).toBe(true);
    },
  );
  test('does not with another character in any place', () => {
    const others = stringMatching(/^[1-9A-HJ-NP-Za-km-z]$/);
    forAll([integer({ min: 0, max: USDT.length - 1 }), others], (at, other) => {
      const changed = USDT.slice(0, at) + other + USDT.slice(at + 1);
      expect(isTronAddress(changed)).toBe(changed === USDT);
    });
  });
  test('does not with two characters exchanged, or of another chain with the same checksum', () => {
    expect(isTronAddress(USDT.replace('NH', 'HN'))).toBe(false);
    // Bitcoin's first address, whose first byte is 0
    expect(isTronAddress('1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa')).toBe(false);
  });
});

describe('an address of Ethereum', () => {
  // the examples of EIP-55
  const EXAMPLES = [
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
    '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
    '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
    '0x52908400098527886E0F7030069857D2E4169EE7',
    '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
    '0xde709f2102306220921060314715629080e2fb77',
    '0x27b1fdb04752bbc536007a920d24acb045561c26',
  ];
  test.each(EXAMPLES)('%s holds', (address) => {
    expect(isEthereumAddress(address)).toBe(true);
  });
  test('holds in one case throughout, which is no checksum', () => {
    for (const address of EXAMPLES) {
      expect(isEthereumAddress(address.toLowerCase())).toBe(true);
      expect(isEthereumAddress(`0x${address.slice(2).toUpperCase()}`)).toBe(true);
    }
  });
  test('does not hold with one letter in the other case', () => {
    forAll([constantFrom(...EXAMPLES.slice(0, 4)), integer({ min: 2, max: 41 })], (address, at) => {
      const digit = address[at] ?? '';
      const other = digit === digit.toLowerCase() ? digit.toUpperCase() : digit.toLowerCase();
      expect(isEthereumAddress(address.slice(0, at) + other + address.slice(at + 1))).toBe(other === digit);
    });
  });
});
