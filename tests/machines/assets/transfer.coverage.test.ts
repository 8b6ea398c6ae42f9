import { transferMachine, transferSubmission } from '#machines/assets/transfer.machine.ts';
import { transferOf } from '#machines/assets/transferRules.ts';
import { transferSwitchMachine, transferSwitchSubmission } from '#machines/assets/transferSwitch.machine.ts';
import {
  foundEvent,
  submissionSamples,
  submissionEvents,
} from '#tests/machines/kit/submission/submissions.ts';
import { describeTransitionCoverage } from '#tests/support/transitionCoverage.ts';

describeTransitionCoverage({
  machine: transferMachine,
  starts: { opened: () => undefined },
  callbacks: ['submission'],
  events: {
    'dialog.open': [{ type: 'dialog.open', platform: 'pp' }],
    'dialog.close': [{ type: 'dialog.close' }],
    'direction.switched': [{ type: 'direction.switched' }],
    'platform.selected': [{ type: 'platform.selected', platform: 'ae' }],
    'amount.typed': [{ type: 'amount.typed', text: '50' }],
    'amount.settled': [{ type: 'amount.settled' }],
    submit: [
      { type: 'submit', available: '100' },
      { type: 'submit', available: '0' },
    ],
    'submission.found': [foundEvent(transferOf({ direction: 'out', platform: 'pp', amount: '50' }))],
    ...submissionEvents('转账成功', ''),
  },
  key: ({ context: { direction, platform, amount, invalid } }) => [direction, platform, amount, invalid],
});

describeTransitionCoverage({
  machine: transferSwitchMachine,
  starts: { opened: () => undefined },
  callbacks: ['submission'],
  events: {
    switched: [
      { type: 'switched', status: 1 },
      { type: 'switched', status: 0 },
    ],
    ...submissionEvents<void>(undefined),
  },
});

describeTransitionCoverage({
  machine: transferSwitchSubmission,
  ...submissionSamples({ status: 1 as const }, undefined),
});

describeTransitionCoverage({
  machine: transferSubmission,
  ...submissionSamples(transferOf({ direction: 'in', platform: 'pp', amount: '50' }), '转账成功'),
});
