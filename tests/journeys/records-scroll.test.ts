import { test } from 'vitest';
import { phonePerTest } from '#tests/support/browser.ts';
import { scrollThroughRecords } from '#tests/journeys/recordsList.ts';

const phone = phonePerTest();

test('300 records scroll to their end, few of them in the page at once', () =>
  scrollThroughRecords(phone(), 300));
