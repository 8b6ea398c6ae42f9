import { assetsMachine } from '#machines/assets/assets.machine.ts';
import { platformPollingMachine } from '#machines/assets/platformPolling.machine.ts';
import { depositTabsMachine } from '#machines/assets/depositTabs.machine.ts';
import { renewalMachine, renewalPollingMachine } from '#machines/assets/renewal.machine.ts';
import { rebateMachine, rebateSubmission } from '#machines/assets/rebate.machine.ts';
import { recordsMachine, type RecordFilter } from '#machines/assets/records.ts';
import { listSamples } from '#tests/machines/kit/pagedList/lists.ts';
import { pollSamples } from '#tests/machines/kit/poll/polls.ts';
import { OPEN_DEPOSIT } from '#tests/machines/assets/recordSamples.ts';
import { claimSamples, submissionSamples } from '#tests/machines/kit/submission/submissions.ts';
import { describeTransitionCoverage } from '#tests/support/transitionCoverage.ts';

const filter: RecordFilter = { tab: '4', platform: '', date: '4' };
const settled = { ...OPEN_DEPOSIT, isWaiting: false };

describeTransitionCoverage({
  machine: assetsMachine,
  starts: { 'online deposits': () => ({ tab: '6' as const, seeksNewest: false }) },
  calls: { payment: { outputs: [undefined], errors: [] } },
  callbacks: [
    'records',
    'renewal',
    'depositTabs',
    'platformPolling',
    'transfer',
    'transferSwitch',
    'rebate',
    'watchQuery',
  ],
  events: {
    'query.changed': [
      { type: 'query.changed', search: 'type=6' },
      { type: 'query.changed', search: 'type=4' },
    ],
    'platform.filtered': [{ type: 'platform.filtered', platform: 'pp' }],
    'date.filtered': [{ type: 'date.filtered', date: '1' }],
    'payment.opened': [
      { type: 'payment.opened', record: OPEN_DEPOSIT },
      { type: 'payment.opened', record: { ...OPEN_DEPOSIT, cashier: 'https://pay.example/1' } },
    ],
    'balances.retry': [{ type: 'balances.retry' }],
    'transfer.retry': [{ type: 'transfer.retry' }],
    'transferSwitch.retry': [{ type: 'transferSwitch.retry' }],
    'rebate.retry': [{ type: 'rebate.retry' }],
    'page.shown': [{ type: 'page.shown' }],
    'page.hidden': [{ type: 'page.hidden' }],
    'transfer.done': [{ type: 'transfer.done' }],
    'rows.changed': [{ type: 'rows.changed', filter, rows: [OPEN_DEPOSIT] }],
    'rows.renewed': [{ type: 'rows.renewed', rows: [OPEN_DEPOSIT] }],
    'claim.ended': [{ type: 'claim.ended' }],
    'platforms.polled': [{ type: 'platforms.polled', answer: [] }],
  },
  key: ({ context }) => context.filter.tab,
});

describeTransitionCoverage({ machine: rebateMachine, ...claimSamples('12.50') });

describeTransitionCoverage({
  machine: rebateSubmission,
  ...submissionSamples(null, '领取成功'),
});

describeTransitionCoverage(
  pollSamples(platformPollingMachine, [{ platname: 'pp', name: 'PP电子', balance: '10.00' }], []),
);

describeTransitionCoverage({
  machine: recordsMachine,
  ...listSamples(OPEN_DEPOSIT, null, filter, { ...filter, platform: 'pp' }),
});

describeTransitionCoverage(pollSamples(renewalPollingMachine, [OPEN_DEPOSIT], []));

describeTransitionCoverage({
  machine: renewalMachine,
  starts: { opened: () => undefined },
  callbacks: ['renewalPolling'],
  events: {
    'rows.changed': [
      { type: 'rows.changed', filter, rows: [settled] },
      { type: 'rows.changed', filter, rows: [settled, OPEN_DEPOSIT] },
      { type: 'rows.changed', filter: { ...filter, date: '1' }, rows: [OPEN_DEPOSIT] },
    ],
    'renewal.polled': [{ type: 'renewal.polled', answer: [OPEN_DEPOSIT] }],
  },
  key: ({ context }) => context.filter?.date,
});

describeTransitionCoverage({
  machine: depositTabsMachine,
  starts: {
    deposits: () => ({ tab: '6' as const, seeksNewest: false }),
    'the newest deposits': () => ({ tab: '6' as const, seeksNewest: true }),
    withdrawals: () => ({ tab: '1' as const, seeksNewest: false }),
  },
  calls: {
    fetchOtherDeposits: {
      outputs: [
        { waiting: 1, newest: '2026-11-22 08:03:00' },
        { waiting: 0, newest: '' },
      ],
      errors: [{ kind: 'offline' }],
    },
  },
  events: {
    'tab.shown': [
      { type: 'tab.shown', tab: '0' },
      { type: 'tab.shown', tab: '1' },
    ],
    'rows.changed': [{ type: 'rows.changed', filter, rows: [OPEN_DEPOSIT] }],
    'rows.renewed': [{ type: 'rows.renewed', rows: [] }],
  },
  key: ({ context }) => [context.tab, context.newest, context.other],
});
