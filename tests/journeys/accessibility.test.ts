import { describe } from 'vitest';
import { describeMomentScans, describePageScans } from '#tests/support/accessibilityScans.ts';
import { phonePerTest } from '#tests/support/browser.ts';

const phone = phonePerTest();
const MAIN_PAGES = ['/', '/login', '/userCenter', '/deposit', '/assets', '/withdraw'];

describe('accessible', () => {
  describePageScans(phone, ['as it comes', '320 px wide'], MAIN_PAGES);
  describeMomentScans(
    phone,
    ['as it comes'],
    ['the menu', 'a deposit’s address', 'a login without anything'],
  );
});
