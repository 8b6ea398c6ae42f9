import { phonePerTest } from '#tests/support/browser.ts';
import { deposits } from '#tests/journeys/moneySubmissions.ts';
import { describeFaults } from '#tests/journeys/faultInjection.ts';

const phone = phonePerTest();
for (const [name, submission] of Object.entries(deposits)) describeFaults(name, submission, phone);
