import { protectionReaderSteps } from '#tests/steps/protectionReader.steps.ts';
import { inBrowser } from '#tests/support/browserDriver.ts';

/** 理性娱乐 as it is read, in the browser. */
export const steps = inBrowser(protectionReaderSteps);
