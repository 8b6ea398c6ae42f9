import { assetsMachine } from '#machines/assets/assets.machine.ts';
import { rebateMachine } from '#machines/assets/rebate.machine.ts';
import { OUTCOMES } from '#tests/support/submissions.ts';
import { describeTransitionCoverage } from '#tests/support/transitionCoverage.ts';

const newKey = () => 'key-1';
const broken = [{ kind: 'malformed' }] as const;

describeTransitionCoverage({
  machine: assetsMachine,
  starts: { 'online deposits': () => ({ tab: '6' as const, newKey }) },
  calls: {
    records: { errors: broken },
    platformPolling: {},
    transfer: { errors: broken },
    transferSwitch: { errors: broken },
    rebate: { errors: broken },
  },
  events: {
    'tab.selected': [
      { type: 'tab.selected', tab: '6' },
      { type: 'tab.selected', tab: '4' },
    ],
    'platform.filtered': [{ type: 'platform.filtered', platform: 'pp' }],
    'date.filtered': [{ type: 'date.filtered', date: '1' }],
    'balances.retry': [{ type: 'balances.retry' }],
    'page.shown': [{ type: 'page.shown' }],
    'page.hidden': [{ type: 'page.hidden' }],
    'transfer.done': [{ type: 'transfer.done' }],
    'claim.ended': [{ type: 'claim.ended' }],
    'platforms.polled': [{ type: 'platforms.polled', answer: [] }],
  },
  key: ({ context: { filter, platforms } }) => [filter, platforms],
});

describeTransitionCoverage({
  machine: rebateMachine,
  starts: { opened: () => ({ newKey }) },
  calls: {
    submission: { outputs: [...OUTCOMES, { outcome: 'done', receipt: '' }], errors: broken },
  },
  events: {
    claim: [
      { type: 'claim', available: '12.50' },
      { type: 'claim', available: '0.00' },
    ],
    'submission.retry': [{ type: 'submission.retry' }],
    'submission.abandon': [{ type: 'submission.abandon' }],
  },
});
