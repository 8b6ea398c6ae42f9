import type { registerModel } from '#tests/models/register/register.model.ts';
import type { SharedSteps } from '#tools/paths/pathSteps.ts';
import { registerSteps } from '#tests/steps/register.steps.ts';
import { browserDriver } from '#tests/support/browserDriver.ts';
import { tokenOf } from '#tools/browser/journeyLogin.ts';
import type { Driver } from '#tests/support/driver.ts';

/** Registration in the browser. */
export const steps: SharedSteps<typeof registerModel, Driver> = (phone) =>
  registerSteps(() => browserDriver(phone()), { token: () => tokenOf(phone().site) });
