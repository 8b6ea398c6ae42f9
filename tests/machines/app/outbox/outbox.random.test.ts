import { expect, test } from 'vitest';
import { playRandom } from './outboxSequences.ts';

test('whatever a member does and the network loses, money moves once per press, and the member hears of it', async () => {
  const played = await playRandom(30, Number(process.env['PROPERTY_SEED'] ?? 20_261_126));
  expect(played).toMatchObject({ sequences: 30 });
  for (const count of Object.values(played)) expect(count).toBeGreaterThan(0);
});
