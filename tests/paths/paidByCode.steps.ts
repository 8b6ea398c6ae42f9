import { paidByCodeSteps } from '#tests/steps/deposit.steps.ts';
import { inBrowser } from '#tests/support/browserDriver.ts';

/** A deposit of USDT in the browser. */
export const steps = inBrowser((take) => paidByCodeSteps(take, '数字货币', 'ERC20'));

/** A deposit by Alipay in the browser. */
export const alipaySteps = inBrowser((take) => paidByCodeSteps(take, '线下支付', '支付宝'));
