import { payoutAccountsMachine } from '#machines/payoutAccounts/payoutAccounts.machine.ts';
import { MEMBER, openScreen } from '#tests/support/openScreen.tsx';

/** The payout accounts; each kind's list is a `load` of its own. */
export const openAccounts = (location = '/bankCard') =>
  openScreen(location, { logic: payoutAccountsMachine, user: MEMBER });
