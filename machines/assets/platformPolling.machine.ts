import { BALANCE_POLL } from '#machines/kit/poll/balancePoll.ts';
import { createPollMachine } from '#machines/kit/poll/poll.machine.ts';
import type { PlatformBalance } from './transferRules.ts';

/** Polls the platform balances every 3 s (D16). */
export const platformPollingMachine = createPollMachine<'platforms', PlatformBalance[]>(
  'platforms',
  BALANCE_POLL,
  {
    texts: { part: '平台余额' },
  },
);
