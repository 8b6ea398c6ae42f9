import { expect, test } from 'vitest';
import { findFault, playRandom, type Played } from './outboxSequences.ts';
import { FAULTS, MOST_STEPS } from './seededFaults.ts';

const RUNS = 400;

/** Each of many is printed with what it has played, because none has a fixed seed. */
test.each([1, 2, 3])(
  'money moves once per press, and the member hears of it (%s)',
  async () => {
    const seed = Number(process.env['PROPERTY_SEED'] ?? Date.now());
    const played = await playRandom(RUNS, seed);
    process.stdout.write(`seed ${seed}: ${inWords(played)}\n`);
    expect(played.sequences).toBe(RUNS);
  },
  600_000,
);

test.each(Object.entries(FAULTS).filter(([, { isRare }]) => isRare === true))(
  'the sequences find that %s',
  async (_, { text, ...fault }) => {
    const found = await findFault(fault, 1000, 20_261_126);
    expect(found?.text).toMatch(text);
    expect(found?.steps.length).toBeLessThanOrEqual(MOST_STEPS);
  },
  600_000,
);

const inWords = (played: Played) =>
  Object.entries(played)
    .map(([name, count]) => `${count} ${name}`)
    .join(', ');
