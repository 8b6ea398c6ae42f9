import { phonePerTest } from '#tests/support/browser.ts';
import { withdrawals } from '#tests/journeys/moneySubmissions.ts';
import { describeFaults } from '#tests/journeys/faultInjection.ts';

const phone = phonePerTest();
for (const [name, submission] of Object.entries(withdrawals)) describeFaults(name, submission, phone);
