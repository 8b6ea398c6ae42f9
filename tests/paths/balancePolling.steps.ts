import type { balancePollingModel } from '#tests/models/kit/poll/balancePolling.model.ts';
import type { SharedSteps } from '#tools/paths/pathSteps.ts';
import { balancePollingSteps, type PolledBalance } from '#tests/steps/balancePolling.steps.ts';
import { browserDriver } from '#tests/support/browserDriver.ts';
import { isShownSoon, waitOnHeldClock } from '#tools/browser/heldClock.ts';

/** The balance of a member in the browser. */
export const steps: SharedSteps<typeof balancePollingModel, PolledBalance> = (phone) =>
  balancePollingSteps(async () => {
    await phone().sandbox('/sandbox/members/demo888', { balance: '8888.88' });
    // the tries for a token would bring the sandbox's own balance
    await phone().sandbox('/sandbox/settings', { lotteryDelay: 0 });
    const driver = await browserDriver(phone());
    return {
      ...driver,
      async open(...how) {
        await driver.open(...how);
        await waitOnHeldClock(phone().page, () => isShownSoon(phone().page.getByText('8,888.88').first()));
      },
    };
  });
