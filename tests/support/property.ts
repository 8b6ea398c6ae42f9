import { assert, asyncProperty, property, type Arbitrary } from 'fast-check';

/** Fixed, so that runs are reproducible; `PROPERTY_SEED` sets another one. */
const seed = Number(process.env['PROPERTY_SEED'] ?? 20_261_120);

/** Checks a property for 300 generated values; a failure shows the smallest counterexample. */
export function forAll<Values extends [unknown, ...unknown[]]>(
  arbitraries: { [Index in keyof Values]: Arbitrary<Values[Index]> },
  check: (...values: Values) => void,
): void {
  const judge = (...values: Values) => {
    // Ignore the assertion's return value; only an exception is a failure.
    check(...values);
  };
  assert(property<Values>(...arbitraries, judge), { seed, numRuns: 300 });
}

/** The same for an asynchronous property, such as one of the sandbox; with fewer values. */
export async function forAllAsync<Values extends [unknown, ...unknown[]]>(
  arbitraries: { [Index in keyof Values]: Arbitrary<Values[Index]> },
  check: (...values: Values) => Promise<void>,
  numRuns = 30,
): Promise<void> {
  await assert(asyncProperty<Values>(...arbitraries, check), { seed, numRuns });
}
