import { crc32, inflateSync } from 'node:zlib';
import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { qrPicture } from '#ui/qrPicture.ts';

/** The chunks of a PNG in a data address, each checked against its sum. */
function chunksOf(address: string): ReadonlyMap<string, Buffer> {
  const file = Buffer.from(address.replace('data:image/png;base64,', ''), 'base64');
  expect(file.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at < file.length;) {
    const length = file.readUInt32BE(at);
    const named = file.subarray(at + 4, at + 8 + length);
    expect(file.readUInt32BE(at + 8 + length)).toBe(crc32(named));
    chunks.set(named.subarray(0, 4).toString('latin1'), named.subarray(4));
    at += length + 12;
  }
  return chunks;
}

test.each([
  ['an address', 'TXYZopYRdj2D9XRtbG411XZZ3kM5VkAeBf'],
  ['a text of several blocks', 'x'.repeat(900)],
])('the code of %s is a picture with a bit for each pixel and a white edge', (_, text) => {
  const chunks = chunksOf(qrPicture(text));
  expect([...chunks.keys()]).toEqual(['IHDR', 'IDAT', 'IEND']);
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const head = chunks.get('IHDR');
  expect([head?.readUInt32BE(0), head?.readUInt32BE(4)]).toEqual([size * 8, size * 8]);
  expect([...(head?.subarray(8) ?? [])]).toEqual([1, 0, 0, 0, 0]);
  // inflating checks the blocks and the sum of all
  const pixels = inflateSync(chunks.get('IDAT') ?? '');
  expect(pixels.length).toBe(size * 8 * (size + 1));
  for (const [y, modules] of data.entries())
    for (const line of [y * 8, y * 8 + 7]) {
      const row = [...pixels.subarray(line * (size + 1), (line + 1) * (size + 1))];
      expect(row).toEqual([0, ...modules.map((isDark) => (isDark ? 0 : 0xff))]);
    }
});
