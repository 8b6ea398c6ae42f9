import { transferMachine, transferSubmission } from '#machines/transfer/transfer.machine.ts';
import { transferOf } from '#machines/transfer/transferRules.ts';
import { transferSwitchMachine } from '#machines/transfer/transferSwitch.machine.ts';
import { OUTCOMES, submissionSamples } from '#tests/support/submissions.ts';
import { describeTransitionCoverage } from '#tests/support/transitionCoverage.ts';

describeTransitionCoverage({
  machine: transferMachine,
  starts: { opened: () => ({ newKey: () => 'key-1' }) },
  calls: { submission: { outputs: OUTCOMES, errors: [{ kind: 'malformed' }] } },
  events: {
    'dialog.open': [{ type: 'dialog.open', platform: 'pp' }],
    'dialog.close': [{ type: 'dialog.close' }],
    'direction.switched': [{ type: 'direction.switched' }],
    'platform.selected': [{ type: 'platform.selected', platform: 'ae' }],
    'amount.typed': [{ type: 'amount.typed', text: '50' }],
    submit: [
      { type: 'submit', available: '100' },
      { type: 'submit', available: '0' },
    ],
    'submission.retry': [{ type: 'submission.retry' }],
    'submission.abandon': [{ type: 'submission.abandon' }],
  },
  key: ({ context: { direction, platform, amount, invalid } }) => [direction, platform, amount, invalid],
});

describeTransitionCoverage({
  machine: transferSwitchMachine,
  starts: { opened: () => undefined },
  calls: { saveStatus: {} },
  events: {
    switched: [
      { type: 'switched', status: 1 },
      { type: 'switched', status: 0 },
    ],
  },
});

describeTransitionCoverage({
  machine: transferSubmission,
  ...submissionSamples(transferOf({ direction: 'in', platform: 'pp', amount: '50' }), '转账成功'),
});
