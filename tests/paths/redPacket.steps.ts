import { redPacketSteps } from '#tests/steps/redPacket.steps.ts';
import { inBrowser } from '#tests/support/browserDriver.ts';

/** The red packet in the browser. */
export const steps = inBrowser(redPacketSteps);
