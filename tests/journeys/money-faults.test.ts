import { expect, test } from 'vitest';
import { phonePerTest } from '#tests/support/browser.ts';
import { describeFaults, FAULT_NAMES } from '#tests/journeys/faultInjection.ts';
import { deposits, transfersAndClaims, withdrawals } from '#tests/journeys/moneySubmissions.ts';

/** Each submission with one fault, and each fault at least once; the deep run tests every pair. */
const phone = phonePerTest();
const submissions = Object.entries({ ...deposits, ...withdrawals, ...transfersAndClaims });

for (const [index, [name, submission]] of submissions.entries())
  describeFaults(
    name,
    submission,
    phone,
    FAULT_NAMES.filter((_, at) => at === index % FAULT_NAMES.length),
  );

test('no fault is left out', () => {
  expect(submissions.length).toBeGreaterThanOrEqual(FAULT_NAMES.length);
});
