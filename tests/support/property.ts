import { assert, asyncProperty, property, type Arbitrary } from 'fast-check';

/** Fixed, so that a run repeats exactly; `PROPERTY_SEED` looks elsewhere. */
const seed = Number(process.env['PROPERTY_SEED'] ?? 20_261_120);

/** Checks a statement for 300 generated values; its failure shows the smallest counterexample. */
export function forAll<Values extends [unknown, ...unknown[]]>(
  arbitraries: { [Index in keyof Values]: Arbitrary<Values[Index]> },
  check: (...values: Values) => void,
): void {
  const judge = (...values: Values) => {
    // What an assertion returns is no verdict; only throwing is.
    check(...values);
  };
  assert(property<Values>(...arbitraries, judge), { seed, numRuns: 300 });
}

/** The same for a statement about something that takes its time, such as the sandbox; for fewer values. */
export async function forAllAsync<Values extends [unknown, ...unknown[]]>(
  arbitraries: { [Index in keyof Values]: Arbitrary<Values[Index]> },
  check: (...values: Values) => Promise<void>,
  numRuns = 30,
): Promise<void> {
  await assert(asyncProperty<Values>(...arbitraries, check), { seed, numRuns });
}
