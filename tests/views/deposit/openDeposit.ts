import { userEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { CHANNELS, WAYS } from '#tests/machines/deposit/deposits.ts';
import { CALL as PROTECTION } from '#tests/steps/protection.steps.ts';
import type { RenderedDriver } from '#tests/support/renderedDriver.tsx';

export { PROTECTION };
/** Starts an online recharge. */
export const PROCESS = '/api/process';
/** Requests any other recharge. */
export const RECHARGE = '/api/recharge';
/** Reads the payment details of a recharge. */
export const PAY_INFO = '/api/payinfo';
/** Reads the records, for a receipt. */
export const RECORDS = '/api/gettransrecord';

const channels = CHANNELS.map(({ code, name, options }) => ({
  channel: code,
  name,
  options: options.map((option) => ({
    payname: option.name,
    bank_code: option.code,
    amount_range: option.range === null ? '' : `${option.range.min}-${option.range.max}`,
    fixed_amounts: option.fixed,
  })),
}));

/**
 * Opens the deposit page with these methods and channels available; returns a user. The member's limits and all that follows a press
 * stay pending.
 */
export async function openDeposit(app: RenderedDriver, ways = WAYS, answered: object[] = channels) {
  await app.calls.always('/api/get_pay_way', { code: 200, data: ways });
  await app.calls.always('/api/payment-channels', { code: 200, data: answered });
  await app.open('/deposit', { member: true, hold: [PROTECTION, PROCESS, RECHARGE, PAY_INFO, RECORDS] });
  await app.look(({ loading }) => expect(loading).toEqual([]));
  return userEvent.setup({ delay: null });
}
