import { phonePerTest } from '#tests/support/browser.ts';
import { transfersAndClaims } from '#tests/support/moneySubmissions.ts';
import { describeFaults } from '#tests/support/faultInjection.ts';

const phone = phonePerTest();
for (const [name, submission] of Object.entries(transfersAndClaims)) describeFaults(name, submission, phone);
