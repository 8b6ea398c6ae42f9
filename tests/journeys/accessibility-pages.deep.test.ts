import { afterAll, describe } from 'vitest';
import { describePageScans, describeTabScans, scanTally } from '#tests/support/accessibilityScans.ts';
import { phonePerTest } from '#tests/support/browser.ts';

const phone = phonePerTest();

describe('accessible on every page', () => {
  describePageScans(phone);
  describeTabScans(phone);
  afterAll(() => void process.stdout.write(`${scanTally()}\n`));
});
