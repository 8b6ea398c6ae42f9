import { describe } from 'vitest';
import { phonePerTest } from '#tests/support/browser.ts';
import { describeClearance, SCREEN_SIZES } from '#tests/support/clearance.ts';

const phone = phonePerTest();

describe('no control is hidden under what stands over every page', () => {
  describeClearance(phone, SCREEN_SIZES);
});
