import { describe } from 'vitest';
import { describeMomentScans, describePageScans } from '#tests/support/accessibilityScans.ts';
import { phonePerTest } from '#tests/support/browser.ts';

const phone = phonePerTest();

describe('accessible in every setting', () => {
  describePageScans(phone);
  describeMomentScans(phone);
});
