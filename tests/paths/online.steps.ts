import type { onlineModel } from '#tests/models/deposit/deposit.models.ts';
import type { SharedSteps } from '#tests/paths/pathSteps.ts';
import { onlineSteps, type PaymentWindow } from '#tests/steps/deposit.steps.ts';
import { expect } from '#tests/support/browserExpect.ts';
import { browserDriver } from '#tests/support/browserDriver.ts';
import { expectWaiting, type Driver } from '#tests/support/driver.ts';
import type { Phone } from '#tests/support/phone.ts';

const PROCESS = '/api/process';

/** The windows of a browser: they are reserved in the tap, and led to where they are paid once the answer is there. */
function windowsOf(phone: () => Phone): PaymentWindow {
  const reserved = () => phone().context.pages().slice(1);
  return {
    // the answer and its window are one moment here: it waits until it is known how the window does
    serverTakes: async (driver) => expectWaiting(driver, PROCESS),
    opening: async () => expect(reserved().length).toBeGreaterThan(0),
    async windowOpens(driver) {
      await driver.calls.answer(PROCESS, 'own');
      await reserved()
        .at(-1)
        ?.waitForURL(/\/sandbox\/pay/);
    },
    async windowIsBlocked(driver) {
      for (const window of reserved()) await window.close();
      await driver.calls.answer(PROCESS, 'own');
    },
    async linkIsRefused(driver) {
      const before = reserved().length;
      await driver.calls.answer(PROCESS, { code: 200, data: { url: 'javascript:alert(1)' } });
      await expect.poll(() => reserved().length).toBe(before - 1);
    },
    payingHere: () => phone().page.waitForURL(/\/sandbox\/pay/),
  };
}

/** An online deposit in the browser. */
export const steps: SharedSteps<typeof onlineModel, Driver> = (phone) =>
  onlineSteps(() => browserDriver(phone()), windowsOf(phone));
