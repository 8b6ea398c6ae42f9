import { expect, test } from 'vitest';
import { storedUser } from '#calls/stored.ts';
import { ownerMark, writeStored } from '#lib/storage.ts';
import { aMember } from '#tests/support/samples.ts';

const store = (changes: object) => writeStored('userInfo', { ...aMember(), ...changes, owner: ownerMark() });

test('a stored member’s unknown amounts are unknown again (D65)', () => {
  store({ balance: null, usdtrate: null });
  expect(storedUser()).toMatchObject({ balance: null, usdtrate: null });
});

test.each([['abc'], ['1,234.50'], ['¥1'], [12], [true], [{}]])(
  'a stored amount %j, which the app has not written, is not used',
  (balance) => {
    store({ balance });
    expect(storedUser()).toBeNull();
  },
);
