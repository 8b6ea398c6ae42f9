import { encode } from 'uqr';

/** Pixels of a module: with eight, a row of modules is a row of whole bytes, and a saved picture is large enough. */
const SCALE = 8;
/** The white edge that a reader needs, in modules. */
const QUIET_ZONE = 4;
/** The bytes that one block of data holds. */
const BLOCK_MAX = 65_535;
const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

const fourBytes = (value: number) => [24, 16, 8, 0].map((bits) => (value >>> bits) & 0xff);

/** The CRC-32 with which a chunk of a PNG ends. */
function crc32(bytes: readonly number[]): number {
  let crc = -1;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

function chunk(name: string, data: readonly number[]): number[] {
  const named = [...name.split('').map((char) => char.charCodeAt(0)), ...data];
  return [...fourBytes(data.length), ...named, ...fourBytes(crc32(named))];
}

/** The data as a zlib stream of blocks that are stored as they are. */
function stored(data: readonly number[]): number[] {
  const stream = [0x78, 0x01];
  for (let at = 0; at < data.length; at += BLOCK_MAX) {
    const block = data.slice(at, at + BLOCK_MAX);
    const isLast = at + BLOCK_MAX >= data.length;
    const [high = 0, low = 0] = fourBytes(block.length).slice(2);
    stream.push(Number(isLast), low, high, low ^ 0xff, high ^ 0xff);
    for (const byte of block) stream.push(byte);
  }
  let [sum, sumOfSums] = [1, 0];
  for (const byte of data) {
    sum = (sum + byte) % 65_521;
    sumOfSums = (sumOfSums + sum) % 65_521;
  }
  return [...stream, ...fourBytes(((sumOfSums << 16) | sum) >>> 0)];
}

/**
 * A QR code with its white edge as the address of a PNG, so that a long press saves it and reads it. It is written byte
 * by byte, because browsers that guard against fingerprints change what a canvas tells.
 */
export function qrPicture(text: string): string {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  // each row begins with its filter, none; black is 0
  const pixels = data.flatMap((modules) => {
    const row = [0, ...modules.map((isDark) => (isDark ? 0 : 0xff))];
    return Array.from({ length: SCALE }, () => row).flat();
  });
  const side = fourBytes(size * SCALE);
  const file = [
    ...SIGNATURE,
    // one bit a pixel, black and white
    ...chunk('IHDR', [...side, ...side, 1, 0, 0, 0, 0]),
    ...chunk('IDAT', stored(pixels)),
    ...chunk('IEND', []),
  ];
  return `data:image/png;base64,${btoa(file.map((byte) => String.fromCharCode(byte)).join(''))}`;
}
