import { payoutAccountsMachine } from '#machines/payoutAccounts/payoutAccounts.machine.ts';
import { aPayoutAccount } from '#tests/support/accountSamples.ts';
import { describeTransitionCoverage } from '#tests/support/transitionCoverage.ts';

describeTransitionCoverage({
  machine: payoutAccountsMachine,
  starts: { 'bank cards': () => ({ kind: 'bank' as const }) },
  calls: { unbind: {} },
  events: {
    'kind.selected': [{ type: 'kind.selected', kind: 'wallet' }],
    'unbind.asked': [{ type: 'unbind.asked', account: aPayoutAccount() }],
    'unbind.cancelled': [{ type: 'unbind.cancelled' }],
    'unbind.confirmed': [{ type: 'unbind.confirmed' }],
  },
  key: ({ context: { kind, account } }) => [kind, account?.id],
});
