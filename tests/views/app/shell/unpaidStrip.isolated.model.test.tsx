import { beforeEach, vi } from 'vitest';
import { watchUnpaidOrder } from '#app/unpaidOrderFlow.tsx';
import { unpaidOrderModel } from '#tests/models/kit/money/unpaidOrder.model.ts';
import { unpaidOrderSteps } from '#tests/steps/unpaidOrder.steps.ts';
import { records } from '#tests/support/deviceRecords.ts';
import type { Driver } from '#tests/support/driver.ts';
import { describeModel } from '#tests/support/modelRunner.ts';
import { renderOnSandbox } from '#tests/support/renderedDriver.tsx';

// the marks of a test are not the next one's
vi.mock(import('#lib/deviceDatabase.ts'), () => import('#tests/support/deviceRecords.ts'));
beforeEach(() => records.clear());

/** The app with the later part that shows the strip. */
function renderWithStrip(): Driver {
  const driver = renderOnSandbox();
  return {
    ...driver,
    async open(...opening) {
      await driver.open(...opening);
      watchUnpaidOrder(driver.root());
    },
  };
}

describeModel('the strip of an unpaid order', unpaidOrderModel, unpaidOrderSteps(renderWithStrip));
