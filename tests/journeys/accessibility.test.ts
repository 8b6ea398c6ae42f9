import { describe } from 'vitest';
import {
  describeFormScans,
  describeMomentScans,
  describePageScans,
} from '#tests/support/accessibilityScans.ts';
import { phonePerTest } from '#tests/support/browser.ts';

const phone = phonePerTest();
const MAIN_PAGES = ['/', '/login', '/userCenter', '/deposit', '/assets', '/withdraw'];

describe('accessible', () => {
  describePageScans(phone, ['as it comes'], MAIN_PAGES);
  describeMomentScans(phone, ['as it comes'], ['the menu', 'a deposit’s address']);
  describeFormScans(phone, ['as it comes'], ['the login']);
});
