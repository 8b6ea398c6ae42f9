import { afterAll, describe } from 'vitest';
import { describeFormScans, describeMomentScans, scanTally } from '#tests/support/accessibilityScans.ts';
import { phonePerTest } from '#tests/support/browser.ts';

const phone = phonePerTest();

describe('accessible at every moment', () => {
  describeMomentScans(phone);
  describeFormScans(phone);
  afterAll(() => void process.stdout.write(`${scanTally()}\n`));
});
