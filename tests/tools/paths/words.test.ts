import { expect, test } from 'vitest';
import { words } from '#tools/paths/words.ts';

test.each([
  ['pressAndLoseTheAnswer', 'press and lose the answer'],
  ['won', 'won'],
  ['payByUSDT', 'pay by USDT'],
  ['USDTModel', 'USDT model'],
  ['heardOfVIP3', 'heard of VIP3'],
  ['popup.closed', 'popup.closed'],
  ['fetchRedPacket answers {"maxTimes":3}', 'fetchRedPacket answers {"maxTimes":3}'],
])('%s is "%s"', (name, text) => {
  expect(words(name)).toBe(text);
});
