/** The round constants of SHA-256 (FIPS 180-4 §4.2.2). */
const SHA256_CONSTANTS = [
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98,
  0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786,
  0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8,
  0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967, 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13,
  0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819,
  0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a,
  0x5b9cca4f, 0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7,
  0xc67178f2,
];
const SHA256_START = [
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
];
const SHA256_BLOCK = 64;

/**
 * The SHA-256 of at most 55 bytes, which fit into one block. The browser's own answers later, and only on a secure
 * origin.
 */
export function shortSha256(message: Uint8Array): Uint8Array {
  const block = new DataView(new ArrayBuffer(SHA256_BLOCK));
  message.forEach((byte, at) => block.setUint8(at, byte));
  block.setUint8(message.length, 0x80);
  block.setUint32(SHA256_BLOCK - 4, message.length * 8);
  const words = Array.from({ length: 16 }, (_, at) => block.getUint32(at * 4));
  const word = (at: number) => words[at] ?? 0;
  const turned = (value: number, by: number) => (value >>> by) | (value << (32 - by));

  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = SHA256_START;
  SHA256_CONSTANTS.forEach((constant, at) => {
    if (at >= 16) {
      const [early, late] = [word(at - 15), word(at - 2)];
      const mixed = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
      const mixedLate = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
      words.push((word(at - 16) + mixed + word(at - 7) + mixedLate) | 0);
    }
    const chosen = (e & f) ^ (~e & g);
    const first = h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + chosen + constant + word(at);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const second = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + majority;
    [a, b, c, d, e, f, g, h] = [(first + second) | 0, a, b, c, (d + first) | 0, e, f, g];
  });

  const hash = new DataView(new ArrayBuffer(32));
  [a, b, c, d, e, f, g, h].forEach((value, at) => hash.setUint32(at * 4, value + (SHA256_START[at] ?? 0)));
  return new Uint8Array(hash.buffer);
}

/** The round constants of Keccak-f[1600] (FIPS 202 §3.2.5). */
const KECCAK_CONSTANTS = [
  0x1n,
  0x8082n,
  0x800000000000808an,
  0x8000000080008000n,
  0x808bn,
  0x80000001n,
  0x8000000080008081n,
  0x8000000000008009n,
  0x8an,
  0x88n,
  0x80008009n,
  0x8000000an,
  0x8000808bn,
  0x800000000000008bn,
  0x8000000000008089n,
  0x8000000000008003n,
  0x8000000000008002n,
  0x8000000000000080n,
  0x800an,
  0x800000008000000an,
  0x8000000080008081n,
  0x8000000000008080n,
  0x80000001n,
  0x8000000080008008n,
];
/** The bytes that one block takes, and those of the whole state. */
const KECCAK_BLOCK = 136;
const KECCAK_STATE = 200;

/**
 * The Keccak-256 of Ethereum, as hex, of an ASCII text of at most 134 characters, which fits into one block. SHA-3 is
 * another one, with another padding.
 */
export function shortKeccak256(text: string): string {
  const hex = Array.from(text, (char) => char.charCodeAt(0).toString(16).padStart(2, '0')).join('');
  const block = `${hex}01`.padEnd(KECCAK_BLOCK * 2 - 2, '0').concat('80');
  let lanes = (block.padEnd(KECCAK_STATE * 2, '0').match(/.{16}/g) ?? []).map((lane) =>
    BigInt(`0x${lowestFirst(lane)}`),
  );
  for (const constant of KECCAK_CONSTANTS) lanes = keccakRound(lanes, constant);
  return lanes
    .slice(0, 4)
    .map((lane) => lowestFirst(lane.toString(16).padStart(16, '0')))
    .join('');
}

/** The bytes of a lane, as hex, in the other order. */
const lowestFirst = (lane: string) =>
  (lane.match(/../g) ?? []).reduceRight((bytes, byte) => bytes + byte, '');

const turnedLane = (lane: bigint, by: number) =>
  BigInt.asUintN(64, (lane << BigInt(by)) | (lane >> BigInt(64 - by)));

/** One round of Keccak-f[1600]: the steps θ, ρ with π, χ and ι of FIPS 202 §3.2. */
function keccakRound(lanes: readonly bigint[], constant: bigint): bigint[] {
  const of = (list: readonly bigint[], at: number) => list[at] ?? 0n;
  const columns = [0, 1, 2, 3, 4].map((x) =>
    [0, 5, 10, 15, 20].reduce((parity, row) => parity ^ of(lanes, row + x), 0n),
  );
  const mixed = lanes.map(
    (lane, at) => lane ^ of(columns, (at + 4) % 5) ^ turnedLane(of(columns, (at + 1) % 5), 1),
  );
  const moved = [...mixed];
  let [x, y] = [1, 0];
  for (let step = 0; step < 24; step += 1) {
    const lane = of(mixed, x + 5 * y);
    [x, y] = [y, (2 * x + 3 * y) % 5];
    moved[x + 5 * y] = turnedLane(lane, (((step + 1) * (step + 2)) / 2) % 64);
  }
  return moved.map((lane, at) => {
    const row = at - (at % 5);
    const next = BigInt.asUintN(64, ~of(moved, row + ((at + 1) % 5))) & of(moved, row + ((at + 2) % 5));
    return lane ^ next ^ (at === 0 ? constant : 0n);
  });
}
