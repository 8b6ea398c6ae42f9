import { phonePerTest } from '#tests/support/browser.ts';
import { BACKEND_FAULTS, describeBrokenBackend } from '#tests/support/brokenBackend.ts';

describeBrokenBackend(
  phonePerTest(),
  BACKEND_FAULTS.filter(([name]) => name !== 'wrong types'),
);
