import { expect, test } from 'vitest';
import { words } from '#tests/support/words.ts';

test.each([
  ['pressAndLoseTheAnswer', 'press and lose the answer'],
  ['won', 'won'],
  ['payByUSDT', 'pay by USDT'],
  ['USDTModel', 'USDT model'],
  ['heardOfVIP3', 'heard of VIP3'],
  ['popup.closed', 'popup.closed'],
])('%s is "%s"', (name, text) => {
  expect(words(name)).toBe(text);
});
