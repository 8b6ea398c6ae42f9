import { createPollingMachine, type PolledEvent } from '#machines/kit/poll/polling.machine.ts';
import type { Balance } from './userInfo.ts';

/** Sent to the session with every good balance answer. */
export type BalancePolledEvent = PolledEvent<'balance', Balance>;

/** Polls the member's balance every 3 s while the document is visible (spec 1 §7, D12); a 401 ends it (D6). */
export const balancePollingMachine = createPollingMachine<'balance', Balance>('balance');
