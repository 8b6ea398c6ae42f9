import { releaseDriver } from '#tests/paths/releaseDriver.ts';
import { releaseSteps } from '#tests/steps/release.steps.ts';
import type { Phone } from '#tools/browser/phone.ts';

/** A new version of the site in the browser, in front of builds that replace each other. */
export const steps = (phone: () => Phone) => releaseSteps(() => releaseDriver(phone()));
