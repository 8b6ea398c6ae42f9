import { expect, test } from 'vitest';
import { halfWidth } from '#machines/kit/form/halfWidth.ts';

test.each([
  ['１２３', '123'],
  ['！～', '!~'],
  ['ＡＺａｚ', 'AZaz'],
  ['１２，３．４：－', '12,3.4:-'],
  ['abc 12。3、¥', 'abc 12。3、¥'],
  ['１²①½', '1²①½'],
])('%s in half width is %s', (text, half) => {
  expect(halfWidth(text)).toBe(half);
});
