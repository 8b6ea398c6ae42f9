import { expect, test } from 'vitest';
import { findFault } from './outboxSequences.ts';
import { FAULTS, MOST_STEPS } from './seededFaults.ts';

test.each(Object.entries(FAULTS).filter(([, { isRare }]) => isRare !== true))(
  'the sequences find that %s',
  async (_, { text, ...fault }) => {
    const found = await findFault(fault, 100, 20_261_126);
    expect(found?.text).toMatch(text);
    expect(found?.steps.length).toBeLessThanOrEqual(MOST_STEPS);
  },
  240_000,
);
