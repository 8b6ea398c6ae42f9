import { createPollMachine } from '#machines/kit/poll/poll.machine.ts';
import { BALANCE_POLL } from '#machines/kit/poll/balancePoll.ts';
import type { PolledEvent } from '#machines/kit/poll/pollSettings.ts';
import type { Balance } from './userInfo.ts';

/** Sent to the session with every good balance answer. */
export type BalancePolledEvent = PolledEvent<'balance', Balance>;

/** Polls the member's balance every 3 s while the document is visible (spec 1 §7, D12); a 401 ends it (D6). */
export const balancePollingMachine = createPollMachine<'balance', Balance>('balance', BALANCE_POLL);
